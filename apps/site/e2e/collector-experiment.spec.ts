import { cpSync, createReadStream, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, request } from 'node:http'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { expect, test, type Page as Tab } from '@playwright/test'
import pg from 'pg'
import { renderEntrances } from '../build/experiment-files.ts'
import { addDays } from '@repo/contract/days.ts'
import { freePort } from '@repo/testing/free-port.ts'
import { servedFolder } from '@repo/testing/served-folder.ts'
import { keepVerdicts } from '@repo/server/experiments/kept-verdicts.ts'
import { rollUpAll } from '@repo/collector/rollup/roll-up.ts'
import { startTestService } from '@repo/collector/testing/test-service.ts'
import type { ExperimentReport } from '@repo/console/features/experiments/api/experiments.ts'
import { startTestConsole } from '@repo/console/testing/test-console.ts'
import { todayIn } from '@repo/content/schedule.ts'
import { sampleExperiment } from '@repo/testing/seed/sample-experiments.ts'
import { getFolder } from './built-site.ts'
import { drawnPages } from './page-list.ts'
import { quizIn, quizPage } from './quiz-page.ts'
import { questionOn } from './site-with-tags.ts'

// Visitors of an experiment, from its entrance to the install click and its count in the console: nginx or a static host, the built
// site, the collector, the worker and the console, with nothing in between left out.

const zone = 'Asia/Jerusalem'
const dayMs = 86_400_000
const quiz = quizIn('he')
const arms = drawnPages
  .filter(({ locale, sections }) => locale === 'he' && sections.some(({ kind }) => kind === 'quizEntry'))
  .slice(0, 2)
  .map(({ path }) => ({ page: path, share: 0.5 }))
const today = todayIn(zone)
const record = sampleExperiment({ id: 'walk', lang: 'he', start: today, arms })

// The collector flags a browser without a head as a bot, and does not count it.
test.use({
  userAgent: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
})

test('RT-35 from the entrance through the quiz to an install click, counted for its arm; back, reload and a second tab keep it', async ({
  page: tab,
  context,
}) => {
  const stack = await startStack(servedFolder)
  try {
    await context.route('https://apps.shopify.com/**', (route) => route.fulfill({ body: 'The listing' }))
    await tab.clock.install()
    await tab.goto(`${stack.origin}/try/walk?utm_source=meta&utm_campaign=%D7%90%D7%91%D7%99%D7%91`)
    const landed = new URL(tab.url())
    const assignment = landed.searchParams.get('exp') ?? ''
    const [, arm = ''] = assignment.split('.')
    expect(landed.pathname).toBe(arms['ab'.indexOf(arm)]?.page)
    expect(landed.search).toContain('utm_campaign=%D7%90%D7%91%D7%99%D7%91')

    await tab.reload()
    expect(tab.url()).toBe(landed.href)
    const second = await context.newPage()
    await second.goto(`${stack.origin}/try/walk${landed.search}`)
    expect(second.url()).toBe(landed.href)
    await second.close()

    await questionOn(tab).yes.click()
    await startQuiz(tab)
    expect(new URL(tab.url()).searchParams.get('exp')).toBe(assignment)
    await tab.goBack()
    expect(tab.url()).toBe(landed.href)
    await startQuiz(tab)
    await quizPage(tab, quiz).walkTo('build')
    await tab.clock.runFor(15_000)
    await tab.waitForURL(`**${quiz.results}?scenario=D**`)
    await tab.locator('[data-install]:visible').first().click()
    await tab.clock.runFor(3000)
    await expect
      .poll(() => stack.rows("select count(*)::int as clicks from events where details->>'target' = 'install'"))
      .toEqual([{ clicks: 1 }])

    // Of the second tab nothing was sent: there the visitor was not asked yet.
    const { arms: counted, comparisons } = await stack.report()
    expect(counted.map(({ name, visits, goals }) => [name, visits, goals])).toEqual(
      ['a', 'b'].map((name) => [name, Number(name === arm), Number(name === arm)]),
    )
    expect(comparisons[0]?.verdict).toEqual({ kind: 'running', pace: 'early' })
  } finally {
    await stack.close()
  }
})

test('RT-35 a static host assigns visitors to both arms, and the experiment gets its verdict', async ({ browser }) => {
  const begun = sampleExperiment({ ...record, start: addDays(today, -12) })
  const stack = await startStack(staticHost, begun)
  try {
    // The days before today, on which b has twice the clicks of a.
    for (let day = 1; day <= 12; day += 1)
      for (const [arm, clicks] of [['a', 7] as const, ['b', 14] as const])
        await stack.rows(
          'insert into experiment_daily (experiment, day, arm, goals, nth, visits) values ($1, $2, $3, 0, 1, $4), ($1, $2, $3, 1, 1, $5)',
          ['walk', addDays(today, -day), arm, 100 - clicks, clicks],
        )
    for (const [place, arm] of ['a', 'b'].entries()) {
      // Each from a network of its own.
      const context = await browser.newContext({ extraHTTPHeaders: { 'x-forwarded-for': `198.51.100.${place}` } })
      await context.route('https://apps.shopify.com/**', (route) => route.fulfill({ body: 'The listing' }))
      const tab = await context.newPage()
      const landing = arms[place]?.page ?? ''
      do {
        await tab.goto(`${stack.origin}/try/walk?utm_source=meta`)
        await tab.waitForURL((url) => arms.some(({ page }) => page === url.pathname))
      } while (new URL(tab.url()).pathname !== landing)
      expect(new URL(tab.url()).search).toMatch(new RegExp(`^\\?utm_source=meta&exp=walk\\.${arm}\\.\\d{10}`))
      await questionOn(tab).yes.click()
      await tab.locator('a[href^="https://apps.shopify.com"]:visible').first().click()
      await expect
        .poll(() => stack.rows("select count(*)::int as clicks from events where details->>'target' = 'install'"))
        .toEqual([{ clicks: place + 1 }])
      await context.close()
    }
    const { arms: counted, comparisons } = await stack.report()
    expect(counted.map(({ name, visits, goals }) => [name, visits, goals])).toEqual([
      ['a', 12 * 100 + 1, 12 * 7 + 1],
      ['b', 12 * 100 + 1, 12 * 14 + 1],
    ])
    expect(comparisons[0]?.verdict).toMatchObject({ kind: 'better', arm: 1 })
  } finally {
    await stack.close()
  }
})

async function startQuiz(tab: Tab): Promise<void> {
  await tab.locator('[data-quiz-start]:visible').first().click()
  await expect(quizPage(tab, quiz).hydrated).toBeVisible()
}

/** The built site with the entrance of the experiment, and a console whose clock is a day ahead: it judges whole days. */
async function startStack(serve: typeof servedFolder, registered = record) {
  const folder = mkdtempSync(join(tmpdir(), 'walk-'))
  cpSync(getFolder('with-collector'), folder, { recursive: true })
  mkdirSync(join(folder, 'try'), { recursive: true })
  for (const [name, text] of Object.entries(renderEntrances([registered]))) writeFileSync(join(folder, name), text)
  const tomorrow = () => Date.now() + dayMs
  const running = await startTestConsole({ experiments: [registered], now: tomorrow })
  const port = await freePort()
  const site = await serve(folder, { collector: `127.0.0.1:${port}` })
  const settings = {
    COLLECTOR_PORT: String(port),
    COLLECTOR_ORIGINS: site.origin,
    COLLECTOR_TRUST_PROXY: 'true',
  }
  const service = await startTestService(running.urls.ingest, settings)
  await service.ready()
  return {
    origin: site.origin,
    rows: running.rows,
    /** What the console says after the worker's turn. */
    async report(): Promise<ExperimentReport> {
      const worker = new pg.Pool({ connectionString: running.urls.worker })
      await rollUpAll(worker, { timeZone: zone, experiments: [registered] })
      await keepVerdicts(worker, [registered], { timeZone: zone, now: tomorrow() })
      await worker.end()
      const owner = await running.signIn('owner', { at: new Date(tomorrow()) })
      return (await (await owner.get('/api/experiments/walk')).json()) as ExperimentReport
    },
    async close() {
      await service.stop()
      site.close()
      await running.stop()
      rmSync(folder, { recursive: true })
    },
  }
}

/** A host that knows files, `/page` for `page.html`, and a path that is another server's, as Netlify's and Cloudflare's rules have it. */
async function staticHost(folder: string, { collector = '' }: { collector?: string } = {}) {
  const types: Readonly<Record<string, string>> = {
    '.js': 'text/javascript',
    '.css': 'text/css',
    '.svg': 'image/svg+xml',
  }
  const server = createServer((incoming, answer) => {
    const { pathname } = new URL(incoming.url ?? '/', 'http://localhost')
    if (pathname.startsWith('/collect/')) {
      const { method, headers } = incoming
      const passedOn = request(
        `http://${collector}${pathname.slice('/collect'.length)}`,
        { method, headers },
        (answered) => answered.pipe(answer.writeHead(answered.statusCode ?? 502, answered.headers)),
      )
      incoming.pipe(passedOn)
      return
    }
    const file = [`${pathname}.html`, pathname]
      .map((name) => join(folder, name))
      .find((name) => extname(name) && existsSync(name))
    if (!file) answer.writeHead(404).end()
    else createReadStream(file).pipe(answer.writeHead(200, { 'content-type': types[extname(file)] ?? 'text/html' }))
  })
  const port = await freePort()
  await new Promise<void>((resolve) => server.listen(port, resolve))
  return {
    origin: `http://localhost:${port}`,
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}
