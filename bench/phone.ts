import type { Browser, CDPSession, Page } from '@playwright/test'

/** Emulated slow phone and network: 1.6 Mbps, 150 ms, CPU throttled to a quarter. */
const network = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 0.75e6 / 8 }
const cpuSlowdown = 4

/** Runs `act` in a tab of a new browser context, with an empty cache. */
export async function onPhone<T>(browser: Browser, act: (tab: Page, devtools: CDPSession) => Promise<T>): Promise<T> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  })
  const tab = await context.newPage()
  const errors: string[] = []
  // An error that React catches is in the console only.
  tab.on('pageerror', ({ message }) => errors.push(message))
  tab.on('console', (line) => line.type() === 'error' && errors.push(line.text().split('\n', 1).join()))
  try {
    const devtools = await context.newCDPSession(tab)
    await devtools.send('Network.enable')
    await devtools.send('Network.emulateNetworkConditions', network)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown })
    return await act(tab, devtools)
  } catch (cause) {
    throw new Error(`${tab.url()} was not measured. Its errors: ${errors.join(' ') || 'none.'}`, { cause })
  } finally {
    await context.close()
  }
}
