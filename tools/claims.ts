import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { parseClaimsMode, ledgerIn } from '@repo/content/claims/ledger.ts'
import { brand } from '@repo/content/brand.ts'
import { readResolvedPages } from '@repo/content/read-pages.ts'
import { readBuilt } from '@repo/site/checks/built/built-page.ts'
import { shownPages } from '@repo/site/checks/built/claim-issues.ts'
import { listedPages } from '@repo/site/checks/listed-pages.ts'
import { markedFigures } from '@repo/site/checks/source/figure-issues.ts'
import { readWords } from '@repo/site/checks/source/read-words.ts'
import { claimsHtml } from './claims-report/claims-html.ts'
import { claimsReport } from './claims-report/claims-report.ts'
import { claimsText } from './claims-report/claims-text.ts'

/** `npm run claims`: everything the site promises, in the terminal and as `reports/claims.html`. */
const ledger = ledgerIn(parseClaimsMode(process.env.CLAIMS))
const files = await readResolvedPages(ledger)
const isBuilt = existsSync('dist/index.html')
const pages = isBuilt
  ? shownPages(readBuilt('dist', files).built, ledger)
  : listedPages(
      files.map(({ page }) => page),
      ledger,
    )
const sources = [
  ...files.map(({ file, page }) => ({ file, locale: page.locale, words: page })),
  ...(await readWords(ledger)),
]
// A page repeats the words of the file that it takes them from.
const marks = Map.groupBy(sources.flatMap(markedFigures), ({ text }) => text)
const report = claimsReport(
  ledger,
  pages,
  [...marks.values()].flatMap((alike) => alike.slice(-1)),
)
mkdirSync('reports', { recursive: true })
writeFileSync('reports/claims.html', claimsHtml(report, brand.name))
console.log(claimsText(report))
if (!isBuilt) console.log('\nPages as the ledger lists them. After "npm run build": as the built pages show them.')
console.log('\nThe same to read and to send: reports/claims.html')
