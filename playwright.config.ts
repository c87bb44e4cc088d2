import { defineConfig } from '@playwright/test'
import { systemChromium } from './build/system-chromium.ts'

const port = process.env.E2E_PORT ?? '8310'
const origin = `http://localhost:${port}`
const reports = process.env.TEST_REPORTS

/** Browser tests of the built site, served by nginx with the deploy configuration. Build first: they test `dist/`. */
export default defineConfig({
  testDir: 'e2e',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // A test that passes the second time is a broken test.
  retries: 0,
  timeout: 120_000,
  workers: 2,
  reporter: reports ? [['list'], ['json', { outputFile: `${reports}/e2e.json` }]] : 'list',
  use: { baseURL: origin, browserName: 'chromium', launchOptions: systemChromium },
  webServer: {
    command: `npm run --silent preview -- --port ${port}`,
    url: `${origin}/favicon.svg`,
    reuseExistingServer: false,
    // nginx is told to leave, so that no server outlives the tests.
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
  },
})
