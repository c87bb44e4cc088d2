import tailwindcss from '@tailwindcss/vite'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { cssModules } from './build/css-modules.ts'
import { systemChromium } from './build/system-chromium.ts'

const reports = process.env.TEST_REPORTS

/** Rules and words run in Node; a component that a visitor touches (`*.browser.test.tsx`) runs in a real browser. */
export default defineConfig({
  test: {
    reporters: reports ? ['default', ['json', { outputFile: `${reports}/unit.json` }]] : ['default'],
    projects: [
      {
        test: {
          name: 'node',
          include: [
            'src/**/*.test.{ts,tsx}',
            'build/**/*.test.ts',
            'checks/**/*.test.ts',
            'deploy/**/*.test.ts',
            'bench/**/*.test.ts',
          ],
          exclude: ['checks/served/**', 'src/**/*.browser.test.tsx', '**/*.postgres.test.ts'],
          environment: 'node',
          testTimeout: 20_000,
        },
      },
      {
        plugins: [tailwindcss(), cssModules()],
        // As in the default build: astro.config.ts.
        define: { __MEASUREMENT__: 'undefined', __COLLECTOR__: 'undefined' },
        // Known before the first test: found in the middle of one, they would be loaded a second time, and hooks need one React.
        optimizeDeps: { include: ['react', 'react/jsx-dev-runtime', 'react-dom/client'] },
        test: {
          name: 'browser',
          include: ['src/**/*.browser.test.tsx'],
          // The ground of every page comes first, so that components look as they do on the site.
          setupFiles: ['src/site/layout/site.css'],
          testTimeout: 20_000,
          expect: { poll: { timeout: 10_000 } },
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
