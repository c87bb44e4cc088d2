import { defineConfig } from 'vitest/config'

const reports = process.env.TEST_REPORTS

/**
 * The words and values of the specification that an owner may change. Build first: they read `dist/` too. Nothing outside
 * `apps/site/checks/as-specified/` needs them: docs/decisions/021-laws-and-quotations.md.
 */
export default defineConfig({
  test: {
    reporters: [
      'default',
      { onTestRunEnd: (_modules, _errors, reason) => explain(reason) },
      ...(reports ? ['json' as const] : []),
    ],
    outputFile: { json: `${reports}/as-specified.json` },
    include: ['apps/site/checks/as-specified/*.test.ts'],
    isolate: false,
    maxWorkers: 2,
    testTimeout: 60_000,
  },
})

function explain(reason: string): void {
  if (reason === 'failed')
    console.error(
      'This copy deviates from the specification. If it should not, change the page or the value back. If the owner decided so, change the line in apps/site/checks/as-specified/, or delete that folder: no other check needs it.',
    )
}
