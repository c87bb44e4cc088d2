import { mkdirSync, writeFileSync } from 'node:fs'
import { claims } from '#claims/claims.ts'
import { brand } from '#content/brand.ts'
import { readPages } from '#content/read-pages.ts'
import { claimsHtml } from './claims-html.ts'
import { claimsReport } from './claims-report.ts'
import { claimsText } from './claims-text.ts'

/** `npm run claims`: everything the site promises, in the terminal and as `reports/claims.html`. */
const report = claimsReport(
  claims,
  (await readPages()).map(({ page }) => page),
)
mkdirSync('reports', { recursive: true })
writeFileSync('reports/claims.html', claimsHtml(report, brand.name))
console.log(claimsText(report))
console.log('\nThe same to read and to send: reports/claims.html')
