import { expect, test } from 'vitest'
import { countLines, lineFaults } from './count-lines.ts'

const files = new Map([
  ['apps/site/sections/plans.tsx', 'one\ntwo\n'],
  ['apps/site/sections/plans.module.css', 'one\n'],
  ['apps/site/e2e/pricing.spec.ts', 'one\ntwo\nthree\n'],
  ['packages/content/pages/pricing.en.ts', 'words\n'],
  ['packages/testing/free-port.ts', 'one\n'],
  ['tools/link.ts', 'one\n'],
  ['docs/style.md', 'text\n'],
])

test('lines are counted by workspace and kind; words are not counted', () => {
  expect(countLines(files)).toEqual({
    'apps/site': { code: 2, css: 1, tests: 3 },
    'packages/testing': { tests: 1 },
    tools: { code: 1 },
  })
})

test('what is over its limit, or has none, is a fault', () => {
  expect(lineFaults({ tools: { code: 12 }, bench: { tests: 3 } }, { tools: { code: 10 } })).toEqual([
    'tools has 12 lines of code, 2 over its 10.',
    'bench has 3 lines of tests, 3 over its 0.',
  ])
  expect(lineFaults({ tools: { code: 10 } }, { tools: { code: 10 } })).toEqual([])
})
