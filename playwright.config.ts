import { defineConfig } from '@playwright/test'
import { systemChromium } from './build/system-chromium.ts'
import { claimsMode } from './src/claims/claims-mode.ts'

const port = process.env.E2E_PORT ?? '8310'
/** The gates hold in every mode; what a page must say is tested where it says all of it. */
const modes = {
  'as-specified': { root: 'dist', testMatch: '**/*.spec.ts', report: 'e2e' },
  substantiated: { root: 'dist-substantiated', testMatch: '**/gates-*.spec.ts', report: 'e2e-substantiated' },
}
const { root, testMatch, report } = modes[claimsMode()]
const origin = `http://localhost:${port}`
const reports = process.env.TEST_REPORTS

/** Browser tests of the built site, served by nginx with the deploy configuration. Build first: they test `dist/`, or with `CLAIMS=substantiated` the gates on `dist-substantiated/`. */
export default defineConfig({
  testDir: 'e2e',
  testMatch,
  // Those drive other browsers: playwright.engines.config.ts.
  testIgnore: '**/e2e/engines/**',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // A test that passes the second time is a broken test.
  retries: 0,
  timeout: 120_000,
  workers: 2,
  reporter: reports ? [['list'], ['json', { outputFile: `${reports}/${report}.json` }]] : 'list',
  use: { baseURL: origin, browserName: 'chromium', launchOptions: systemChromium },
  webServer: {
    command: `npm run --silent preview -- --port ${port} --root ${root}`,
    url: `${origin}/favicon.svg`,
    reuseExistingServer: false,
    // nginx is told to leave, so that no server outlives the tests.
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
  },
})
