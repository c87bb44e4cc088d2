import { readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { weightOfFiles } from '../checks/served/weight-of-files.ts'
import { alternating } from './page-list.ts'
import { measureWeight } from './measure-weight.ts'

// The budgets are held to the files of the build (apps/site/checks/served/budgets.test.ts); here, that a browser loads these and no others.

for (const [kind, path] of [
  ...alternating(
    [
      ['content', '/pricing'],
      ['content', '/10-ways-he'],
    ] as const,
    1,
  ),
  ['quiz', '/quiz'],
  ['game', '/quiz2'],
  ['lead', '/lead'],
] as const) {
  test(`a first visit to ${path}, a ${kind} page, loads what its files weigh`, async ({ page: tab }) => {
    const files = weightOfFiles('dist', readFileSync(`dist${path}.html`, 'utf8')).brotli
    const weight = await measureWeight(tab, path)
    expect(weight.script).toBe(files.script)
    expect(weight.page).toBe(files.page)
    expect(weight.fonts).toBeLessThanOrEqual(files.fonts)
  })
}
