import { defineConfig } from '@playwright/test'
import { systemChromium } from '@repo/testing/system-chromium.ts'
import { parseClaimsMode } from '@repo/content/claims/ledger.ts'

const port = process.env.E2E_PORT ?? '8310'
const origin = `http://localhost:${port}`
const reports = process.env.TEST_REPORTS
const isNightly = process.env.NIGHTLY === '1'
const isSubstantiated = parseClaimsMode(process.env.CLAIMS) === 'substantiated'
/** Tests of edit mode: each file starts a development server, so that one runs at a time; first, because it takes longest. */
const edit = '**/edit-*.spec.ts'
/** Tests of a site that measures or collects: another build each. */
const otherBuilds = /\/(consent(-\w+)?|collector-\w+(-\w+)?|plan-with-tags|leads-to)\.spec\.ts$/
const nightly = '**/nightly/**'
/** Other browsers and the screen reader have configurations of their own: playwright.engines.config.ts, playwright.screen-reader.config.ts. */
const others = ['**/engines/**', '**/screen-reader/**']

/**
 * Browser tests of the built site, served by nginx with the deploy configuration. Build first: they test `dist/`.
 * `NIGHTLY=1` adds `apps/site/e2e/nightly/` and tests with the tag `@nightly`; with `CLAIMS=substantiated` besides, the pages of `dist-substantiated/` are asked the same.
 */
export default defineConfig({
  testDir: './e2e',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  grepInvert: isNightly ? [] : /@nightly/,
  // A test that passes the second time is a broken test.
  retries: 0,
  timeout: 240_000,
  // A shared machine can be slow for seconds. Each step has its own limit, so that a failure names the step that hangs.
  expect: { timeout: 30_000 },
  workers: 2,
  reporter: reports
    ? [['list'], ['json', { outputFile: `${reports}/e2e${isSubstantiated ? '-substantiated' : ''}.json` }]]
    : 'list',
  use: {
    baseURL: origin,
    browserName: 'chromium',
    launchOptions: systemChromium,
    actionTimeout: 40_000,
    navigationTimeout: 60_000,
  },
  projects: isSubstantiated
    ? [{ name: 'substantiated', testMatch: ['**/pages/*.spec.ts', '**/nightly/*.spec.ts'] }]
    : [
        { name: 'edit', testMatch: edit, workers: 1 },
        { name: 'build', testMatch: 'sites.setup.ts' },
        { name: 'site', testIgnore: [...others, edit, otherBuilds, ...(isNightly ? [] : [nightly])] },
        { name: 'other builds', testMatch: otherBuilds, dependencies: ['build'] },
      ],
  webServer: {
    cwd: '../..',
    command: `npm run --silent preview -- --port ${port} --root ${isSubstantiated ? 'dist-substantiated' : 'dist'}`,
    url: `${origin}/favicon.svg`,
    reuseExistingServer: false,
    timeout: 180_000,
    // nginx stops by itself, so that no server outlives the tests.
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
  },
})
