import { globSync } from 'node:fs'
import { change } from './edit-file.ts'
import { valuesFor } from './draw-settings.ts'

/**
 * Does what a fault of `npm run words`, `npm run build` or `npm run content` tells an owner to do, where the sentence names an edit.
 * Returns the sentences that it cannot follow.
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
    when: /^(packages\S+)(?: \("\S+"\))? (?:types|says) "(.+?)".* say so: \{other: /,
    act: (folder, [file = '', typed = '']) =>
      change(folder, file, (text) =>
        text.replaceAll(
          new RegExp(`(?<!other: |[A-Za-z])${RegExp.escape(typed)}(?![A-Za-z])`, 'g'),
          `{other: ${typed}}`,
        ),
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
    when: /^\S+ \(\S+\) does not show (\w+) .* take '(\S+)' out of the pages of /,
    act: (folder, [name = '', path = '']) =>
      change(folder, ledgerFile, (text) => text.replace(new RegExp(`(?<=\\n {2}${name}: \\{[^]+?)'${path}',? ?`), '')),
  },
  {
    // A page, or a group by the name of its constant.
    when: /^The claim \w+ in \S+ names (\/\S*|\w+), but there is no such page\. Take it out there\.$/,
    act: (folder, [entry = '']) =>
      change(folder, ledgerFile, (text) => text.replaceAll(new RegExp(`(?:'${entry}'|\\b${entry}\\b),? ?`, 'g'), '')),
  },
  {
    when: /^(packages\S+) .* counts nothing in its headline and gives \d+ reasons\. Write (\d+) into the headline\.$/,
    act: (folder, [file = '', count = '']) =>
      change(folder, file, (text) => text.replace(/(?<=\n {6}headline: ')/, `${count} `)),
  },
  {
    when: /^(packages\S+) .* has a title of \d+ characters\. .*leave the brand out of it\.$/,
    act: (folder, [file = '']) =>
      change(folder, file, (text) =>
        text.replace(/\n {2}title:[^]*?(?=\n {2}\w)/, (title) => title.replaceAll(' | {brand}', '')),
      ),
  },
  {
    when: /^(packages\S+) \("\S+"\) says it is a variant of "\S+", but there is no such page\. Name the page/,
    act: (folder, [file = '']) => change(folder, file, (text) => text.replace(/(?<=\n {2}variantOf: ).+/, "'/',")),
  },
  {
    when: /^(packages\S+) \("\S+"\) is a translation of "\S+", but there is no such page\. .*remove translationOf/,
    act: (folder, [file = '']) => change(folder, file, (text) => text.replace(/\n {2}translationOf: .+/, '')),
  },
  {
    // A link to a page that is gone, is a draft or has dates: another page of that language is always there.
    when: /^(packages\S+) links to (\/\S+), which .*[Ll]ink to another page/,
    act: (folder, [file = '', path = '']) => linkElsewhere(folder, file, path),
  },
  {
    when: /^\S+ \(\S+\) links ".*" to (\/\S+): there is no such page\. Change it in (packages\S+),/s,
    act: (folder, [path = '', file = '']) => linkElsewhere(folder, file, path),
  },
  {
    when: /^ *[A-Z_]+ is .*\. Set ([A-Z_]+)(?: or [A-Z_]+)?(?: to \w+ or \w+)? too/,
    act: (folder, [name = '']) =>
      change(folder, '.env', (text) =>
        text.includes(`${name}=`) ? text : `${text}${name}="${valuesFor(name).at(-1)}"\n`,
      ),
  },
  {
    when: /^ *[A-Z_]+ is set beside .* leave ([A-Z_]+) and ([A-Z_]+) unset\.$/,
    act: (folder, names) =>
      change(folder, '.env', (text) => text.replaceAll(new RegExp(`^(?:${names.join('|')})=.*\n`, 'gm'), '')),
  },
]

function linkElsewhere(folder: string, file: string, path: string): void {
  const link = new RegExp(`(?<!path: )'${path}(?=['?#])`, 'g')
  // A page of one language may have links in the other, with their labels on the same line.
  const edit = (line: string) => line.replaceAll(link, file.endsWith('.he.ts') || /[א-ת]/.test(line) ? "'/he" : "'/")
  for (const one of globSync(file, { cwd: folder }))
    change(folder, one, (text) => text.split('\n').map(edit).join('\n'))
}
