import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { siteSettings } from '@repo/site/build/owner-settings.ts'
import { fillBundles } from './bundles.ts'
import { checksNamed } from './checks.ts'
import { anyEdit, usualEdits } from './draw-edits.ts'
import { settingNames, valuesFor } from './draw-settings.ts'
import { failedTests } from './failed-tests.ts'
import { followAdvice } from './follow-advice.ts'

const folder = mkdtempSync(join(tmpdir(), 'owner-edits-'))
afterAll(() => rmSync(folder, { recursive: true }))

// Not on a copy where the law has made its edits: each can be made once.
test.skipIf(process.env.OWNER_EDITS)('edits that are drawn fit the sources as they are, and have a how-to', () => {
  for (const bundle of [[...usualEdits], ...fillBundles(fc.sample(anyEdit, { seed: 1, numRuns: 90 }), 30)]) {
    for (const part of ['apps/console/api', 'apps/site/islands', 'apps/site/results', 'packages'])
      cpSync(part, join(folder, part), { recursive: true, filter: (file) => !file.includes('node_modules') })
    for (const { name, edit, howTo } of bundle) {
      expect(() => edit(folder), name).not.toThrow()
      expect(existsSync(`docs/how-to/${howTo}`), howTo).toBe(true)
    }
  }
})

test('bundles are full, and no two edits of one change the same fact', () => {
  const bundles = fillBundles(fc.sample(anyEdit, { seed: 1, numRuns: 75 }), 25)
  expect(bundles.map(({ length }) => length)).toEqual([10, 10, 5])
  for (const facts of bundles.map((bundle) => bundle.flatMap((edit) => edit.facts)))
    expect(facts).toHaveLength(new Set(facts).size)
})

test('a sentence that names an edit is followed; another is left to an owner', () => {
  mkdirSync(join(folder, 'packages/content/pages'), { recursive: true })
  const file = 'packages/content/pages/x.en.ts'
  writeFileSync(join(folder, file), "text: 'In 30 days'")
  const typed = `${file} ("/x") types "30 days" by hand: "In 30 days". Quote the claim instead: {trial7}. If it is something else, say so: {other: 30 days}.`
  expect(followAdvice(folder, [typed, `${file} ("/x") says nothing.`])).toEqual([`${file} ("/x") says nothing.`])
  expect(readFileSync(join(folder, file), 'utf8')).toBe("text: 'In {other: 30 days}'")
})

test('a setting that another one needs is added, and one that cannot be beside another is removed', () => {
  const env = join(folder, '.env')
  writeFileSync(env, 'FIELD_DATA="on"\nMEASURE_GOOGLE_ADS="AW-1"\n')
  const sentences = [
    '  FIELD_DATA is "on", but there is no collector to send it to. Set COLLECTOR_URL too, or leave FIELD_DATA off.',
    '  MEASURE_GOOGLE_ADS is set beside a tag manager. Add the Google Ads tags in its container, and leave MEASURE_GOOGLE_ADS and MEASURE_GOOGLE_ADS_LABELS unset.',
  ]
  expect(followAdvice(folder, sentences)).toEqual([])
  expect(readFileSync(env, 'utf8')).toBe(`FIELD_DATA="on"\nCOLLECTOR_URL="${valuesFor('COLLECTOR_URL').at(-1)}"\n`)
})

test('every setting of the site in .env.example is drawn', () => {
  expect(settingNames).toEqual([...siteSettings])
  expect(settingNames.filter((name) => valuesFor(name).length === 0)).toEqual([])
})

test('every check is a script of the project', () => {
  const { scripts }: { scripts: Record<string, string> } = JSON.parse(readFileSync('package.json', 'utf8'))
  expect(checksNamed().filter(({ name, script = name }) => !(script in scripts))).toEqual([])
})

test('failed tests are read from a report', () => {
  const unit = { name: '/x/a.test.ts', status: 'failed', assertionResults: [{ status: 'failed', fullName: 'counts' }] }
  const broken = { name: '/x/b.test.ts', status: 'failed', assertionResults: [] }
  expect(failedTests({ testResults: [unit, broken] })).toEqual([
    { file: '/x/a.test.ts', test: 'counts' },
    { file: '/x/b.test.ts', test: 'the file itself' },
  ])
})
