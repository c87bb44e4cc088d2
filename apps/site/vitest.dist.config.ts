import { defineConfig } from 'vitest/config'
import { root } from '@repo/content/testing/tested-build.ts'
import { readRecord } from './checks/build-record.ts'

const reports = process.env.TEST_REPORTS
const claims = readRecord(root).settings?.claims ?? 'as-specified'

/**
 * Tests of the built site that need no browser: its files, and what nginx answers. Build first: they test `dist/`, or
 * with `CLAIMS=substantiated` those that hold in every mode on `dist-substantiated/`.
 */
export default defineConfig({
  test: {
    reporters: reports ? ['default', ['json', { outputFile: `${reports}/${root}.json` }]] : ['default'],
    env: { CLAIMS_OF_BUILD: claims },
    include:
      claims === 'as-specified' ? ['apps/site/checks/served/**/*.test.ts'] : ['apps/site/checks/served/*.test.ts'],
    // What nginx and the doctor answer does not depend on the claims: on a change the default build is asked.
    exclude:
      claims === 'as-specified' || process.env.NIGHTLY
        ? []
        : ['doctor', 'release', 'experiments', 'redirects', 'compression', 'serve'].map((name) => `**/${name}.test.ts`),
    globalSetup: `${import.meta.dirname}/checks/served/server.ts`,
    // Two processes for all files: each parses a page once.
    isolate: false,
    maxWorkers: 2,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
})
