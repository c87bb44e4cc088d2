import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { anyEdit } from './draw-edits.ts'
import { failedTests } from './failed-tests.ts'
import { followAdvice } from './follow-advice.ts'

const folder = mkdtempSync(join(tmpdir(), 'owner-edits-'))
afterAll(() => rmSync(folder, { recursive: true }))

test('edits that are drawn fit the sources as they are, and have a how-to', { timeout: 60_000 }, () => {
  for (const { name, edit, howTo } of fc.sample(anyEdit, { seed: 1, numRuns: 25 })) {
    for (const part of [
      'apps/console/app/words',
      'apps/site/islands',
      'packages/content',
      'packages/contract',
      'packages/ui',
    ])
      cpSync(part, join(folder, part), { recursive: true, filter: (file) => !file.includes('node_modules') })
    // Registering runs a command of the copy, which has no packages here.
    if (!name.startsWith('an experiment')) expect(() => edit(folder), name).not.toThrow()
    expect(existsSync(`docs/how-to/${howTo}`), howTo).toBe(true)
  }
})

test('a sentence that names an edit is followed; another is left to an owner', () => {
  mkdirSync(join(folder, 'packages/content/pages'), { recursive: true })
  const file = 'packages/content/pages/x.en.ts'
  writeFileSync(join(folder, file), "text: 'In 30 days'")
  const typed = `${file} ("/x") types "30 days" by hand: "In 30 days". Quote the claim instead: {trial7}. If it is something else, say so: {other: 30 days}.`
  expect(followAdvice(folder, [typed, `${file} ("/x") says nothing.`])).toEqual([`${file} ("/x") says nothing.`])
  expect(readFileSync(join(folder, file), 'utf8')).toBe("text: 'In {other: 30 days}'")
})

test('failed tests are read from a report', () => {
  const unit = { name: '/x/a.test.ts', status: 'failed', assertionResults: [{ status: 'failed', fullName: 'counts' }] }
  const broken = { name: '/x/b.test.ts', status: 'failed', assertionResults: [] }
  expect(failedTests({ testResults: [unit, broken] })).toEqual([
    { file: '/x/a.test.ts', test: 'counts' },
    { file: '/x/b.test.ts', test: 'the file itself' },
  ])
})
