import { defineConfig } from '@playwright/test'

const port = process.env.E2E_PORT ?? '8312'
const origin = `http://localhost:${port}`
const reports = process.env.TEST_REPORTS

/**
 * The built site as the screen reader Orca says it, served by nginx with the deploy configuration. Build first. Of Playwright
 * only the runner is used, and one worker: there is one Orca. `.ci/nightly` runs it.
 */
export default defineConfig({
  testDir: './e2e/screen-reader',
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  timeout: 300_000,
  expect: { timeout: 30_000 },
  workers: 1,
  reporter: reports ? [['list'], ['json', { outputFile: `${reports}/screen-reader.json` }]] : 'list',
  use: { baseURL: origin },
  webServer: {
    cwd: '../..',
    command: `npm run --silent preview -- --port ${port}`,
    url: `${origin}/favicon.svg`,
    reuseExistingServer: false,
    timeout: 180_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
  },
})
