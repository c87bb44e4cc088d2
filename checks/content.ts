import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { claims } from '#claims/claims.ts'
import { readPages } from '#content/read-pages.ts'
import { builtFaults } from './built/built-faults.ts'
import { readBuilt } from './built/built-page.ts'
import { copyOf } from './source/copy-of.ts'
import { readWords } from './source/read-words.ts'
import { sourceFaults } from './source/source-faults.ts'

/**
 * `npm run content`: what is wrong with the words, as written in `src/content/` and as published in `dist/`, one sentence
 * each. `--root` names another build, which is checked against the ledger of the environment's CLAIMS; `--source` reads
 * no build. Exits with 1 on faults.
 */
const { values } = parseArgs({
  options: { root: { type: 'string', default: 'dist' }, source: { type: 'boolean', default: false } },
})
const [pages, words] = await Promise.all([readPages(), readWords()])
const faults = sourceFaults(pages, words, claims)
let read = [...pages.map(({ page }) => page), ...words.map((source) => source.words)].flatMap((words) =>
  copyOf({ words, locale: 'en' }).map(({ text }) => text),
)

if (!values.source) {
  if (!existsSync(`${values.root}/index.html`))
    faults.push(`There is no build in ${values.root}/. Run "npm run build" first.`)
  else {
    const { built, missing } = readBuilt(values.root, pages)
    faults.push(...missing, ...builtFaults({ root: values.root, built }, claims))
    read = built.flatMap(({ texts }) => texts.map(({ text }) => text))
  }
}

for (const fault of faults) console.log(fault)
const count = read.join(' ').trim().split(/\s+/).length
console.log(
  `${pages.length} pages, ${count.toLocaleString('en')} words read: ${faults.length} ${faults.length === 1 ? 'fault' : 'faults'}`,
)
process.exitCode = faults.length === 0 ? 0 : 1
