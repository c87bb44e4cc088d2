import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { localeCodes } from '@repo/contract/locale.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

test('the console compares a language with no name: a third would compile, and be one of the others', () => {
  const comparison = new RegExp(`[!=]== '(${localeCodes.join('|')})'`)
  const files = globSync('{app,shared,features/*/screen,features/*/words}/**/*.{ts,tsx}', { cwd: root })
  expect(files.length).toBeGreaterThan(100)
  expect(files.filter((file) => comparison.test(readFileSync(`${root}/${file}`, 'utf8')))).toEqual([])
})
