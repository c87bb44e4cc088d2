import { expect, test } from 'vitest'
import { readJson } from './read-json.ts'

const nested = (levels: number) => '['.repeat(levels) + ']'.repeat(levels)

test('20 levels are parsed, 21 are not, however they are closed or hidden', () => {
  expect(readJson(nested(20))).toEqual(JSON.parse(nested(20)))
  expect(readJson(nested(21))).toBeUndefined()
  expect(readJson('{"a":'.repeat(21) + '1' + '}'.repeat(21))).toBeUndefined()
  expect(readJson(`["]]]]",${nested(20)}]`)).toBeUndefined()
  expect(readJson(`["\\"]]",${nested(20)}]`)).toBeUndefined()
})

test.each(['[[[[[[[[[[[[[[[[[[[[[[[[[[', '\\"[[[[[[[[[[[[[[[[[[[[[[[[[', 'ends with a backslash \\', '\\\\'])(
  'brackets in a string do not nest: %s',
  (text) => {
    expect(readJson(JSON.stringify({ text, more: [text] }))).toEqual({ text, more: [text] })
  },
)

test.each(['', '{', '"', '"\\', '"\\"', ']]]]', '{"a":1}}'])('%s is malformed', (text) => {
  expect(readJson(text)).toBeUndefined()
})

test('backslashes and quotes do not take quadratic time', () => {
  for (const text of ['\\"'.repeat(32_768), '"\\'.repeat(32_768), `"${'\\'.repeat(65_535)}`, '"'.repeat(65_536)]) {
    // Processor time: a busy machine may take the core away.
    const before = process.threadCpuUsage()
    readJson(text)
    expect(process.threadCpuUsage(before).user).toBeLessThan(100_000)
  }
})
