import puppeteer, { type KeyInput, type Page } from 'puppeteer-core'
import { onPath } from '@repo/testing/on-path.ts'
import { isExpected } from '../expected-console-errors.ts'
import { watchPlans } from '../watch-plans.ts'
import { desktop, height, type Engine } from './engine.ts'
import { noiseHeard, watchPage } from './watch-page.ts'

/** Firefox ESR through WebDriver BiDi, straight at nginx: the browser itself reports errors, requests and alerts. */
export async function firefox(origin: string): Promise<Engine> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: onPath(['firefox-esr', 'firefox']),
    defaultViewport: { width: desktop, height },
  })
  // The tab it starts with never gets the window's focus, and without that no key presses a button.
  const tab = await browser.newPage()
  const noise: string[] = []
  const alerts: string[] = []
  listen(tab, origin, noise)
  tab.on('dialog', async (dialog) => {
    await dialog.accept()
    alerts.push(dialog.message())
  })
  await tab.evaluateOnNewDocument(watchPage)
  await tab.evaluateOnNewDocument(watchPlans)
  const hear = async () => {
    if (tab.url().startsWith(origin)) noise.push(...(await tab.evaluate(noiseHeard)))
  }

  const engine: Engine = {
    name: (await browser.version()).replace('/', ' '),
    async open(path, width = desktop) {
      await hear()
      await engine.resize(width)
      await tab.goto(origin + path)
    },
    resize: (width) => tab.setViewport({ width, height }),
    // Puppeteer names the types of what crosses the wire in its own way; the values are the same.
    evaluate: (inPage, ...args) => tab.evaluate(inPage as never, ...args) as never,
    clickAt: (x, y) => tab.mouse.click(x, y),
    async press(press) {
      const isShifted = press.startsWith('Shift+')
      if (isShifted) await tab.keyboard.down('Shift')
      await tab.keyboard.press(press.replace('Shift+', '').replace('Space', ' ') as KeyInput)
      if (isShifted) await tab.keyboard.up('Shift')
    },
    type: (text) => tab.keyboard.type(text),
    async takeAlert() {
      while (alerts.length === 0) await new Promise((resolve) => setTimeout(resolve, 20))
      return alerts.shift() ?? ''
    },
    async takeNoise() {
      await hear()
      return noise.splice(0).filter((said) => !isExpected(said.replace('console.error: ', '')))
    },
    close: () => browser.close(),
  }
  return engine
}

/** What only the browser knows. */
function listen(tab: Page, origin: string, noise: string[]): void {
  tab.on('pageerror', (error) => noise.push(`uncaught: ${String(error)}`))
  tab.on('request', (request) => {
    const url = new URL(request.url())
    if (!['data:', 'blob:'].includes(url.protocol) && url.origin !== origin) noise.push(`another origin: ${url.href}`)
    if (request.method() !== 'GET') noise.push(`${request.method()} ${url.href}`)
  })
  tab.on('requestfailed', (request) => {
    const issue = request.failure()?.errorText
    // The next page cancels what this one was still loading.
    if (issue !== 'NS_BINDING_ABORTED') noise.push(`failed: ${request.url()} (${issue})`)
  })
  tab.on('response', (response) => {
    if (response.status() >= 400 && !response.request().isNavigationRequest())
      noise.push(`${response.status()}: ${response.url()}`)
  })
}
