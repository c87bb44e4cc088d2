import tailwindcss from '@tailwindcss/vite'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { root } from '@repo/content/testing/tested-build.ts'
import { readVersion } from '@repo/site/build/build-record.ts'
import { readRecord } from '@repo/site/checks/build-record.ts'
import { cssModules } from '@repo/ui/css-modules.ts'
import { systemChromium } from '@repo/testing/system-chromium.ts'

/** What runs in a page has state per page: a client id, a queue, `window`. */
const inAPage = ['apps/site/analytics/**/*.test.ts', 'apps/site/client/**/*.test.ts', 'apps/site/islands/**/*.test.ts']
const served = 'apps/site/checks/served/**/*.test.ts'
const asSpecified = 'apps/site/checks/as-specified/*.test.ts'
const inBrowser = '{apps,packages}/**/*.browser.test.tsx'
const withPostgres = '{apps,packages,deploy,tools}/**/*.postgres.test.ts'
/** What compiles or reads all content, simulates for seconds, or measures how soon a command answers. */
const alone = [
  'apps/site/checks/content.test.ts',
  'apps/site/checks/owner-edits.test.ts',
  'apps/site/edit/copy-table.test.ts',
  'packages/server/commands/show-progress.test.ts',
  'packages/stats/simulation.test.ts',
]
const elsewhere = ['**/node_modules/**', served, asSpecified, inBrowser, withPostgres, ...alone]

/** Whether the build shows all claims, or those with evidence only (`CLAIMS=substantiated`, `dist-substantiated/`). */
const claims = readRecord(root).settings?.claims ?? 'as-specified'
const isWhole = claims === 'as-specified'

const reports = process.env.TEST_REPORTS
/** The first project that was asked for names the report: `--project dist`. */
const asked = process.argv[process.argv.indexOf('--project') + 1] ?? ''
const report = asked === 'dist' ? root : asked

const deviation = {
  onTestRunEnd(_modules: unknown, _errors: unknown, reason: string): void {
    if (asked === 'as-specified' && reason === 'failed')
      console.error(
        'This copy deviates from the specification. If it should not, change the page or the value back. If the owner decided so, change the line in apps/site/checks/as-specified/, or delete that folder: no other check needs it.',
      )
  },
}

/**
 * All tests but those of whole pages in a browser (`npm run e2e`). `npm run check` runs node, client, browser and alone; the others
 * need a build or PostgreSQL: `npm test -- --project dist`, `--project as-specified`, `--project postgres`.
 */
export default defineConfig({
  test: {
    reporters: ['default', deviation, ...(reports ? (['json'] as const) : [])],
    outputFile: { json: `${reports}/${report}.json` },
    maxWorkers: 2,
    projects: [
      {
        define: { __VERSION__: JSON.stringify(readVersion()) },
        test: {
          name: 'node',
          include: ['{apps,packages}/**/*.test.{ts,tsx}', '{tools,deploy,bench}/**/*.test.ts'],
          exclude: [...elsewhere, ...inAPage],
          // Each module is loaded once, not once for each file: a third of the time.
          isolate: false,
          // Some start a command of the project, which takes seconds on a busy machine.
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        // One file after another, when all others have ended: beside them it takes minutes on a busy machine.
        test: {
          name: 'alone',
          include: alone,
          sequence: { groupOrder: 1 },
          maxWorkers: 1,
          isolate: false,
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'client',
          include: inAPage,
          exclude: elsewhere,
          pool: 'threads',
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        plugins: [tailwindcss(), cssModules()],
        // As in the default build (apps/site/astro.config.ts), with the code of the box of the lead form: a form without its words has none.
        define: { __MEASUREMENT__: 'undefined', __COLLECTOR__: 'undefined', __LEAD_ANSWERS__: 'true' },
        // Known before the first test: found in the middle of one, they would be loaded a second time, and hooks need one React.
        optimizeDeps: { include: ['react', 'react/jsx-dev-runtime', 'react-dom/client'] },
        test: {
          name: 'browser',
          include: [inBrowser],
          // The background of every page comes first, so that components look as they do on the site.
          setupFiles: ['apps/site/layout/site.css'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          expect: { poll: { timeout: 20_000 } },
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({ launchOptions: systemChromium }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
      {
        // The built site without a browser: its files, and what nginx answers.
        test: {
          name: 'dist',
          include: isWhole ? [served] : ['apps/site/checks/served/*.test.ts'],
          // What nginx and the doctor answer does not depend on the claims.
          // Neither does a static host, whose server comes from the npm registry.
          exclude: process.env.NIGHTLY
            ? []
            : ['static-host', 'lead-in-workerd']
                .concat(isWhole ? [] : ['doctor', 'release', 'experiments', 'redirects', 'compression', 'serve'])
                .map((name) => `**/${name}.test.ts`),
          env: { CLAIMS_OF_BUILD: claims },
          globalSetup: 'apps/site/checks/served/server.ts',
          // Two processes for all files: each parses a page once.
          isolate: false,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        // The words and values of the specification that an owner may change or leave: then this folder is deleted.
        test: {
          name: 'as-specified',
          include: [asSpecified],
          isolate: false,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        // Each file starts a PostgreSQL of its own. `NIGHTLY=1` runs the exhaustive variants.
        test: {
          name: 'postgres',
          include: [withPostgres],
          exclude: ['**/node_modules/**'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          // A shared machine can be slow for seconds.
          expect: { poll: { timeout: 20_000 } },
          isolate: false,
          unstubEnvs: true,
        },
      },
    ],
  },
})
