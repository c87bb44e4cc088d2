import { defineConfig } from 'vitest/config'

const reports = process.env.TEST_REPORTS

/** What needs a real PostgreSQL (`*.postgres.test.ts`); each file starts one of its own. */
export default defineConfig({
  test: {
    reporters: reports ? ['default', ['json', { outputFile: `${reports}/collector.json` }]] : ['default'],
    include: ['db/**/*.postgres.test.ts', 'src/collector/**/*.postgres.test.ts', 'deploy/**/*.postgres.test.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // They share two cores with the servers that they start.
    maxWorkers: 2,
  },
})
