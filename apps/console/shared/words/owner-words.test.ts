import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))
/** Settings, commands and files; coins and the words of statistics and of version control. */
const developersWords =
  /[A-Z]{3,}_[A-Z_]+|npm run|\b[\w-]+\.(ts|md|env)\b|docs\/|\bcoins?\b|heads in|\bpropos|\bmerged?\b|\bverdict|\b[Rr]ollup|\b[Oo]utbox|\b[Pp]artition|\bworker\b|\bcollector\b|’s log\b|הטלות מטבע|תהליך הרקע|ביומן של מערכת/

test('no screen of an owner has a setting, a command, a file or a word of a developer: only the steps to copy do', () => {
  const files = globSync('{shared,features/*}/{words,screen,shell,panels,controls}/*.{ts,tsx}', { cwd: root }).filter(
    (file) => !/developer-steps\.ts$|passkey-failure|\.test\./.test(file),
  )
  expect(files.length).toBeGreaterThan(150)
  const found = files.flatMap((file) => shownTexts(readFileSync(`${root}/${file}`, 'utf8'), file.includes('/words/')))
  expect(found.filter((text) => developersWords.test(text))).toEqual([])
})

/** Of words every text, which may be behind an expression; of a component what is between its tags, and no code. */
function shownTexts(source: string, isWords: boolean): string[] {
  const code = source.replaceAll(/^import .*$|\/\*[^]*?\*\/|^\s*\/\/.*$/gm, '')
  const texts = isWords ? code.matchAll(/'[^']*'|`[^`]*`|"[^"]*"/g) : code.matchAll(/>[^<>{}()=;]*</g)
  // A key, or the name of a file in an import, has no space.
  return [...texts].map(([text]) => text.replaceAll(/\$\{[^}]*\}/g, '…')).filter((text) => text.includes(' '))
}
