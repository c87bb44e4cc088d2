import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

test('a straight apostrophe inside a text is named with its file and line', () => {
  const folder = mkdtempSync(join(tmpdir(), 'syntax-issue-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  writeFileSync(join(folder, 'x.en.mts'), "export default {\n  path: '/x',\n  title: 'Don't guess',\n}\n")
  expect(readIssue(join(folder, 'x.en.mts'))).toContain(
    "x.en.mts, line 3, cannot be read: title: 'Don't guess',\nInside",
  )
})

test('another error is thrown as it is', () => {
  expect(readIssue('/no/such/file.ts')).toContain('ERR_MODULE_NOT_FOUND')
})

/** By Node itself: Vitest reads files with another parser. */
function readIssue(file: string): string {
  const script = `import { syntaxIssue } from './apps/site/checks/source/syntax-issue.ts'
    import(${JSON.stringify(file)}).catch((error) => console.log(syntaxIssue(error)))`
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', script], {
    encoding: 'utf8',
  })
  return stdout + stderr
}
