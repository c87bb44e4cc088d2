import tailwindcss from '@tailwindcss/vite'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { cssModules } from '@repo/ui/css-modules.ts'
import { systemChromium } from '@repo/testing/system-chromium.ts'

const reports = process.env.TEST_REPORTS
/** What runs in a page has state per page: a client id, a queue, `window`. */
const inAPage = ['apps/site/analytics/**/*.test.ts', 'apps/site/client/**/*.test.ts', 'apps/site/islands/**/*.test.ts']
const elsewhere = [
  'apps/site/checks/served/**',
  'apps/site/checks/as-specified/**',
  '**/*.browser.test.tsx',
  '**/*.postgres.test.ts',
]

/** Rules and words run in Node; a component that a visitor touches (`*.browser.test.tsx`) runs in a real browser. */
export default defineConfig({
  test: {
    reporters: reports ? ['default', ['json', { outputFile: `${reports}/unit.json` }]] : ['default'],
    projects: [
      {
        test: {
          name: 'node',
          include: [
            '{apps,packages}/**/*.test.{ts,tsx}',
            'tools/**/*.test.ts',
            'deploy/**/*.test.ts',
            'bench/**/*.test.ts',
          ],
          exclude: ['**/node_modules/**', ...elsewhere, ...inAPage],
          environment: 'node',
          // Each module is loaded once, not once for each file: a third of the time.
          isolate: false,
          // Some start a command of the project, which takes seconds on a busy machine.
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'client',
          include: inAPage,
          exclude: elsewhere,
          environment: 'node',
          pool: 'threads',
          testTimeout: 60_000,
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
          include: ['{apps,packages}/**/*.browser.test.tsx'],
          // The ground of every page comes first, so that components look as they do on the site.
          setupFiles: ['apps/site/layout/site.css'],
          testTimeout: 60_000,
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
    ],
  },
})
