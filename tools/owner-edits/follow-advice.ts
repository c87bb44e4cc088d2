import { change } from './edit-file.ts'

/**
 * Does what a fault of `npm run words` or `npm run content` tells an owner to do, where the sentence names an edit. Returns the sentences
 * that it cannot follow.
 */
export function followAdvice(folder: string, faults: readonly string[]): string[] {
  return faults.filter(
    (fault) =>
      !rules.some(({ when, act }) => {
        const found = when.exec(fault)
        if (found) act(folder, found.slice(1))
        return found
      }),
  )
}

const ledgerFile = 'packages/content/claims/claims.ts'

const rules: { when: RegExp; act: (folder: string, found: string[]) => void }[] = [
  {
    // A period or a price that is not the claim.
    when: /^(packages\S+)(?: \("\S+"\))? types "(.+?)" by hand: .* say so: \{other: /,
    act: (folder, [file = '', typed = '']) =>
      change(folder, file, (text) =>
        text.replaceAll(new RegExp(`(?<!other: )${RegExp.escape(typed)}`, 'g'), `{other: ${typed}}`),
      ),
  },
  {
    when: /^(packages\S+) .* has \d+ lines in the days of its section "trialDays", .* Delete (\d+) of them\.$/,
    act: (folder, [file = '', count = '']) =>
      change(folder, file, (text) => text.replace(new RegExp(`(?<=\\n {6}days: \\[\\n)(?: {8}.+\\n){${count}}`), '')),
  },
  {
    when: /^(?:packages\S+ \("\S+"\) quotes \{\w+\}, but|\S+ \(\S+\) says ".*" in .*, but) the ledger keeps .* or add '(\S+)' to the pages of (\w+) in/,
    act: (folder, [path = '', name = '']) =>
      change(folder, ledgerFile, (text) =>
        text.replace(new RegExp(`(?<=\\n {2}${name}: \\{[^]+?pages: \\[)`), `'${path}', `),
      ),
  },
  {
    when: /^The claim (\w+) in \S+ names (\/\S*), but there is no such page\. Take it out there\.$/,
    act: (folder, [, path = '']) =>
      change(folder, ledgerFile, (text) => text.replaceAll(new RegExp(`'${path}',? ?`, 'g'), '')),
  },
  {
    when: /^(packages\S+) .* has a title of \d+ characters\. Search results show 60\.$/,
    act: (folder, [file = '']) =>
      change(folder, file, (text) => text.replace(/\n {2}title:(?: |\n {4}).+/, "\n  title: '{brand}',")),
  },
]
