import { defineConfig } from '@playwright/test'

const port = process.env.E2E_PORT ?? '8311'
const origin = `http://localhost:${port}`
const reports = process.env.TEST_REPORTS

/**
 * The built site in the engines Chromium is not, served by nginx with the deploy configuration. Build first. Of Playwright
 * only the runner is used: `apps/site/e2e/engines/` drives the machine's own Firefox and WebKit, each in one window, side by side.
 */
export default defineConfig<object, { start: 'firefox' | 'webkit' }>({
  testDir: './e2e/engines',
  forbidOnly: Boolean(process.env.CI),
  grepInvert: process.env.NIGHTLY === '1' ? [] : /@nightly/,
  retries: 0,
  timeout: 180_000,
  expect: { timeout: 30_000 },
  workers: 2,
  reporter: reports ? [['list'], ['json', { outputFile: `${reports}/engines.json` }]] : 'list',
  use: { baseURL: origin },
  projects: [
    { name: 'Firefox', workers: 1, use: { start: 'firefox' } },
    { name: 'WebKit', workers: 1, use: { start: 'webkit' } },
  ],
  webServer: {
    cwd: '../..',
    command: `npm run --silent preview -- --port ${port}`,
    url: `${origin}/favicon.svg`,
    reuseExistingServer: false,
    timeout: 180_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
  },
})
