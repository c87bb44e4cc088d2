import { existsSync } from 'node:fs'
import { cpus } from 'node:os'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { systemChromium } from '@repo/testing/system-chromium.ts'
import { servedFolder } from '@repo/testing/served-folder.ts'
import { writeByHand } from './by-hand/write-by-hand.ts'
import { firstInteraction } from './first-interaction.ts'
import { goals } from './goals.ts'
import { benchPages, kinds, type Kind } from './pages.ts'
import { repeatOnce } from './repeat-once.ts'
import { table, type Rounds } from './table.ts'
import { visit } from './visit.ts'

/**
 * Page speed benchmark on an emulated slow phone: our pages and the same pages written by hand, interleaved in one run. `node bench/bench.ts`, or
 * `node bench/bench.ts --rounds 2 --only /quiz`.
 */
const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '9' }, only: { type: 'string', multiple: true } },
})
const roundCount = Number(values.rounds)
const selected = benchPages.filter(({ path }) => values.only?.includes(path) ?? true)
if (!existsSync('dist')) throw new Error('dist/ is missing. Run "npm run build" first.')

const startedAt = Date.now()
const browser = await chromium.launch(systemChromium)
const roots = { ours: 'dist', byHand: 'dist-bench/by-hand' }
const servers: Awaited<ReturnType<typeof servedFolder>>[] = []
try {
  const ours = await serve(roots.ours)
  log('Writing the pages by hand')
  await writeByHand(browser, ours, roots.byHand)
  const byHand = await serve(roots.byHand)
  const origins: Record<Kind, string> = { ours, byHand }

  const measured = new Map<string, Rounds>(selected.map(({ path }) => [path, { ours: [], byHand: [] }]))
  const leftOut: string[] = []
  for (let round = 0; round < roundCount; round++) {
    for (const page of selected) {
      const { path } = page
      // The order rotates, so that a machine that slows down affects all variants alike.
      for (const kind of kinds.map((_, place) => kinds[(place + round) % kinds.length] ?? 'ours')) {
        const address = origins[kind] + path
        const measure = async () => ({
          ...(await visit(browser, address)),
          works: await firstInteraction(browser, address, page),
        })
        const name = `${path} ${kind}, round ${round + 1}`
        const measurement = await repeatOnce(name, measure, log)
        if (measurement) measured.get(path)?.[kind].push(measurement)
        else leftOut.push(name)
      }
      const last = kinds.map((kind) => `${kind} ${measured.get(path)?.[kind].at(-1)?.lcp.toFixed(0) ?? '–'}`)
      log(`round ${round + 1} of ${roundCount}  ${path}  LCP ${last.join('  ')}`)
    }
  }

  console.log(`\nChromium ${browser.version()}, ${cpus().length} × ${cpus()[0]?.model}, ${roundCount} rounds\n`)
  if (leftOut.length > 0) console.log(`Without these visits, which failed twice: ${leftOut.join('; ')}\n`)
  for (const page of selected) {
    const rounds = measured.get(page.path)
    if (rounds) console.log(`${table(page, rounds)}\n`)
  }
  console.log(`### Goals\n\n${goals(measured)}`)
} finally {
  await browser.close()
  for (const { close } of servers) close()
}

async function serve(root: string): Promise<string> {
  const server = await servedFolder(root)
  servers.push(server)
  return server.origin
}

function log(what: string) {
  const seconds = Math.round((Date.now() - startedAt) / 1000)
  console.error(`${String(Math.floor(seconds / 60)).padStart(2)}:${String(seconds % 60).padStart(2, '0')}  ${what}`)
}
