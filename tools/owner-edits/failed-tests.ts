/** The failed tests in a report of Vitest. */
export function failedTests({ testResults }: VitestReport) {
  return testResults.flatMap(({ name, status, assertionResults }) => {
    const failed = assertionResults.filter((one) => one.status === 'failed').map((one) => one.fullName)
    if (failed.length === 0 && status === 'failed') failed.push('the file itself')
    return failed.map((test) => ({ file: name, test }))
  })
}

interface VitestReport {
  testResults: { name: string; status: string; assertionResults: { status: string; fullName: string }[] }[]
}
