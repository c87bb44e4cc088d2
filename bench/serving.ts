import { execFileSync } from 'node:child_process'
import { copyFileSync, existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { randomBytes } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { servedFolder } from '@repo/testing/served-folder.ts'
import { median } from './quantile.ts'

/**
 * Throughput of nginx with the deploy configuration against one bare file of the same transfer size, measured with wrk,
 * interleaved. `node bench/serving.ts` (after a build; needs wrk).
 */
const rounds = 5
const page = 'dist/pricing.html.br'
if (!existsSync(page)) throw new Error('dist/ is missing. Run "npm run build" first.')

const folder = mkdtempSync(join(tmpdir(), 'site-serving-'))
writeFileSync(join(folder, 'bare'), randomBytes(statSync(page).size))
copyFileSync('dist/index.html', join(folder, 'index.html'))
const ours = await servedFolder('dist')
const bare = await servedFolder(folder)
try {
  const measured = { ours: [] as number[], bare: [] as number[] }
  for (let round = 0; round < rounds; round++) {
    measured.ours.push(perSecond(`${ours.origin}/pricing`))
    measured.bare.push(perSecond(`${bare.origin}/bare`))
    console.error(`round ${round + 1} of ${rounds}  ours ${measured.ours.at(-1)}  bare ${measured.bare.at(-1)}`)
  }
  const [site, file] = [median(measured.ours), median(measured.bare)]
  console.log(`| Our page | Bare file | Ratio |\n| --- | --- | --- |`)
  console.log(`| ${Math.round(site)} a second | ${Math.round(file)} a second | ${(site / file).toFixed(2)}× |`)
} finally {
  ours.close()
  bare.close()
  rmSync(folder, { recursive: true, force: true })
}

/** Requests per second over five seconds, 32 connections, with the Accept-Encoding of a browser. */
function perSecond(address: string): number {
  const output = execFileSync('wrk', ['-t1', '-c32', '-d5s', '-H', 'Accept-Encoding: gzip, br', address], {
    encoding: 'utf8',
  })
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(output)?.[1])
}
