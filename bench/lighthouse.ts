import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import lighthouse from 'lighthouse'
import { systemChromium } from '@repo/testing/system-chromium.ts'
import { servedFolder } from '@repo/testing/served-folder.ts'
import { median } from './quantile.ts'

/**
 * Lighthouse performance score on an emulated phone with simulated throttling, one page of each kind. The score depends on
 * how busy the machine is, so this is not a test. `node bench/lighthouse.ts`, or `node bench/lighthouse.ts --runs 1`.
 */
const { values } = parseArgs({ options: { runs: { type: 'string', default: '5' } } })
const paths = ['/', '/pricing', '/quiz', '/results', '/5-reasons', '/advertorial-he']
const port = 9333
if (!existsSync('dist')) throw new Error('dist/ is missing. Run "npm run build" first.')

const site = await servedFolder('dist')
const browser = await chromium.launch({
  ...systemChromium,
  args: [...systemChromium.args, `--remote-debugging-port=${port}`],
})
try {
  console.log('| Page | Performance | FCP | LCP | Blocking | Shift |\n| --- | --- | --- | --- | --- | --- |')
  for (const path of paths) {
    const runs: Score[] = []
    for (let run = 0; run < Number(values.runs); run++) runs.push(await measure(site.origin + path))
    const medianOf = (of: keyof Score) => median(runs.map((score) => score[of]))
    const ms = (of: keyof Score) => `${Math.round(medianOf(of))} ms`
    const cells = [`\`${path}\``, medianOf('score'), ms('fcp'), ms('lcp'), ms('tbt'), medianOf('cls').toFixed(3)]
    console.log(`| ${cells.join(' | ')} |`)
  }
} finally {
  await browser.close()
  site.close()
}

type Score = Record<'score' | 'fcp' | 'lcp' | 'tbt' | 'cls', number>

async function measure(address: string): Promise<Score> {
  const result = await lighthouse(address, { port, onlyCategories: ['performance'], logLevel: 'error' })
  if (!result) throw new Error(`Lighthouse returned no report for ${address}`)
  const { audits, categories } = result.lhr
  const of = (audit: string) => audits[audit]?.numericValue ?? Number.NaN
  return {
    score: Math.round((categories['performance']?.score ?? Number.NaN) * 100),
    fcp: of('first-contentful-paint'),
    lcp: of('largest-contentful-paint'),
    tbt: of('total-blocking-time'),
    cls: of('cumulative-layout-shift'),
  }
}
