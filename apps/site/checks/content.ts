import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { parseClaimsMode, claimsModes, ledgerIn } from '@repo/content/claims/ledger.ts'
import { brand } from '@repo/content/brand.ts'
import { readResolvedPages } from '@repo/content/read-pages.ts'
import { isLive, todayIn } from '@repo/content/schedule.ts'
import { readRecord, recordFaults } from './build-record.ts'
import { builtFaults, builtTips } from './built/built-faults.ts'
import { readBuilt } from './built/built-page.ts'
import { consoleFaults, readConsoleWords } from './source/console-faults.ts'
import { collectCopy } from '@repo/content/testing/collect-copy.ts'
import { printFault } from './source/fault.ts'
import { readWords } from './source/read-words.ts'
import { sourceFaults } from './source/source-faults.ts'
import { syntaxFault } from './source/syntax-fault.ts'

/**
 * `npm run content`: what is wrong with the words, as written in `packages/content/` and the console, and as published in `dist/`, one
 * sentence each. `--root` names another build; its record says which claims it shows. `npm run words`, with `--source`, reads no
 * build. Exits with 1 on faults. What is only worth a look is counted, and listed with `--tips`.
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
  console.log(syntaxFault(error))
  process.exit(1)
})
// What is written is checked in both modes; a fault of both is printed once.
const faults = new Set<string>()
const tips = new Set(consoleFaults(readConsoleWords()))
for (const mode of claimsModes) {
  const shown = ledgerIn(mode)
  for (const fault of sourceFaults(await readResolvedPages(shown), await readWords(shown), shown))
    (fault.level === 'must' ? faults : tips).add(printFault(fault))
}
const sources = await readWords(ledger)
let read = [...pages.map(({ page }) => page), ...sources.map((source) => source.words)].flatMap((words) =>
  collectCopy({ words, locale: 'en' }).map(({ text }) => text),
)

if (!values.source) {
  if (!existsSync(`${values.root}/index.html`))
    faults.add(`There is no build in ${values.root}/. Run "npm run build" first.`)
  else {
    const today = todayIn(brand.timeZone)
    const live = pages.filter(({ page }) => isLive(page, today))
    const { built, missing } = readBuilt(values.root, live)
    const names = record.settings?.leads.services.match(/\w+/g) ?? []
    const site = { root: values.root, built, names, words: sources }
    for (const fault of [...missing, ...builtFaults(site, ledger)]) faults.add(fault)
    for (const tip of builtTips(site)) tips.add(tip)
    recordFaults(values.root, faults.size)
    read = built.flatMap(({ texts }) => texts.map(({ text }) => text))
  }
}

for (const fault of faults) console.log(fault)
if (values.tips) for (const tip of tips) console.log(`Tip: ${tip}`)
const count = read.join(' ').trim().split(/\s+/).length
console.log(
  `${pages.length} pages, ${count.toLocaleString('en')} words read: ${counted(faults, 'fault')}, ${counted(tips, 'tip')}${tips.size > 0 && !values.tips ? ' (--tips lists them)' : ''}`,
)
process.exitCode = faults.size === 0 ? 0 : 1

function counted({ size }: ReadonlySet<string>, name: string): string {
  return `${size} ${name}${size === 1 ? '' : 's'}`
}
