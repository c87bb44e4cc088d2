import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { edits } from './edits.ts'
import { failedTests } from './failed-tests.ts'

const folder = mkdtempSync(join(tmpdir(), 'owner-edits-'))
afterAll(() => rmSync(folder, { recursive: true }))

test('the edits that the nightly run makes fit the sources as they are, all of them together, and have a how-to', () => {
  for (const part of ['apps', 'packages']) cpSync(part, join(folder, part), { recursive: true })
  for (const { edit, howTo } of edits) {
    expect(() => edit(folder)).not.toThrow()
    expect(existsSync(`docs/how-to/${howTo}`), howTo).toBe(true)
  }
})

test('failed tests are read from both kinds of reports', () => {
  const unit = { name: '/x/a.test.ts', status: 'failed', assertionResults: [{ status: 'failed', fullName: 'counts' }] }
  const broken = { name: '/x/b.test.ts', status: 'failed', assertionResults: [] }
  expect(failedTests({ testResults: [unit, broken] })).toEqual([
    { file: '/x/a.test.ts', test: 'counts' },
    { file: '/x/b.test.ts', test: 'the file itself' },
  ])
  const specs = [
    { ok: true, file: 'a.spec.ts', title: 'draws' },
    { ok: false, file: 'a.spec.ts', title: 'moves' },
  ]
  expect(failedTests({ suites: [{ suites: [{ specs }] }] })).toEqual([
    { file: 'apps/site/e2e/a.spec.ts', test: 'moves' },
  ])
})
