import { defineConfig } from 'vitest/config'

const reports = process.env.TEST_REPORTS

/**
 * Tests with a real PostgreSQL (`*.postgres.test.ts`); each file starts one of its own. Quick by default; `NIGHTLY=1` runs the
 * exhaustive variants (packages/testing/collector/nightly.ts).
 */
export default defineConfig({
  test: {
    reporters: reports ? ['default', ['json', { outputFile: `${reports}/collector.json` }]] : ['default'],
    include: ['{apps,packages,deploy,tools}/**/*.postgres.test.ts'],
    exclude: ['**/node_modules/**'],
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // A shared machine can be slow for seconds.
    expect: { poll: { timeout: 20_000 } },
    // The tests share two cores with the servers that they start.
    maxWorkers: 2,
    // Two processes for all files: most of what a file imports is what the others import.
    isolate: false,
    unstubEnvs: true,
  },
})
