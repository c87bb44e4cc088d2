import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { parseClaimsMode, claimsModes, ledgerIn } from '@repo/content/claims/ledger.ts'
import { brand } from '@repo/content/brand.ts'
import { readResolvedPages } from '@repo/content/read-pages.ts'
import { isLive, todayIn } from '@repo/content/schedule.ts'
import { readRecord, recordIssues } from './build-record.ts'
import { builtIssues, builtTips } from './built/built-issues.ts'
import { readBuilt } from './built/built-page.ts'
import { consoleIssues, readConsoleWords } from './source/console-issues.ts'
import { collectCopy } from '@repo/content/testing/collect-copy.ts'
import { printIssue } from './source/issue.ts'
import { readWords } from './source/read-words.ts'
import { sourceIssues } from './source/source-issues.ts'
import { syntaxIssue } from './source/syntax-issue.ts'

/**
 * `npm run content`: what is wrong with the words, as written in `packages/content/` and the console, and as published in `dist/`, one
 * sentence each. `--root` names another build; its record says which claims it shows. `npm run words`, with `--source`, reads no
 * build. Exits with 1 on issues. What is only worth a look is counted, and listed with `--tips`.
 */
const { values } = parseArgs({
  options: {
    root: { type: 'string', default: 'dist' },
    source: { type: 'boolean', default: false },
    tips: { type: 'boolean', default: false },
  },
})
const record = readRecord(values.root)
const ledger = ledgerIn(record.settings?.claims ?? parseClaimsMode(process.env.CLAIMS))
const pages = await readResolvedPages(ledger).catch((error: unknown) => {
  console.log(syntaxIssue(error))
  process.exit(1)
})
// What is written is checked in both modes; an issue of both is printed once.
const issues = new Set<string>()
const tips = new Set(consoleIssues(readConsoleWords()))
for (const mode of claimsModes) {
  const shown = ledgerIn(mode)
  for (const issue of sourceIssues(await readResolvedPages(shown), await readWords(shown), shown))
    (issue.level === 'must' ? issues : tips).add(printIssue(issue))
}
const sources = await readWords(ledger)
let read = [...pages.map(({ page }) => page), ...sources.map((source) => source.words)].flatMap((words) =>
  collectCopy({ words, locale: 'en' }).map(({ text }) => text),
)

if (!values.source) {
  if (!existsSync(`${values.root}/index.html`))
    issues.add(`There is no build in ${values.root}/. Run "npm run build" first.`)
  else {
    const today = todayIn(brand.timeZone)
    const live = pages.filter(({ page }) => isLive(page, today))
    const { built, missing } = readBuilt(values.root, live)
    const names = record.settings?.leads.services.match(/\w+/g) ?? []
    const site = { root: values.root, built, names, words: sources }
    for (const issue of [...missing, ...builtIssues(site, ledger)]) issues.add(issue)
    for (const tip of builtTips(site)) tips.add(tip)
    recordIssues(values.root, issues.size)
    read = built.flatMap(({ texts }) => texts.map(({ text }) => text))
  }
}

for (const issue of issues) console.log(issue)
if (values.tips) for (const tip of tips) console.log(`Tip: ${tip}`)
const count = read.join(' ').trim().split(/\s+/).length
console.log(
  `${pages.length} pages, ${count.toLocaleString('en')} words read: ${counted(issues, 'issue')}, ${counted(tips, 'tip')}${tips.size > 0 && !values.tips ? ' (--tips lists them)' : ''}`,
)
process.exitCode = issues.size === 0 ? 0 : 1

function counted({ size }: ReadonlySet<string>, name: string): string {
  return `${size} ${name}${size === 1 ? '' : 's'}`
}
