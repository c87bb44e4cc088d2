/** The failed tests in a report of Vitest or Playwright. */
export function failedTests(report: VitestReport | PlaywrightReport): FailedTest[] {
  if ('suites' in report) return report.suites.flatMap(failedIn)
  return report.testResults.flatMap(({ name, status, assertionResults }) => {
    const failed = assertionResults.filter((one) => one.status === 'failed').map((one) => one.fullName)
    if (failed.length === 0 && status === 'failed') failed.push('the file itself')
    return failed.map((test) => ({ file: name, test }))
  })
}

export interface FailedTest {
  file: string
  test: string
}

function failedIn({ specs = [], suites = [] }: Suite): FailedTest[] {
  const own = specs.filter(({ ok }) => !ok).map(({ file, title }) => ({ file: `apps/site/e2e/${file}`, test: title }))
  return [...own, ...suites.flatMap(failedIn)]
}

interface VitestReport {
  testResults: { name: string; status: string; assertionResults: { status: string; fullName: string }[] }[]
}

interface PlaywrightReport {
  suites: Suite[]
}

interface Suite {
  specs?: { ok: boolean; file: string; title: string }[]
  suites?: Suite[]
}
