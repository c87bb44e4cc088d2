import { defineConfig } from '@playwright/test'
import { systemChromium } from '@repo/testing/system-chromium.ts'

const reports = process.env.TEST_REPORTS

/**
 * Browser tests of the owner's console: its real server, a temporary PostgreSQL for each worker, and dist-console/. Build it first.
 * On a change each screen is asked in one language and at two widths; with `NIGHTLY=1` in both, at all widths, and tests with the tag `@nightly` are added.
 */
export default defineConfig({
  testDir: './e2e',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  grepInvert: process.env.NIGHTLY === '1' ? [] : /@nightly/,
  retries: 0,
  timeout: 240_000,
  expect: { timeout: 30_000 },
  workers: 2,
  reporter: reports ? [['list'], ['json', { outputFile: `${reports}/console.json` }]] : 'list',
  use: {
    browserName: 'chromium',
    launchOptions: systemChromium,
    timezoneId: 'Asia/Jerusalem',
    actionTimeout: 40_000,
    navigationTimeout: 60_000,
  },
})
