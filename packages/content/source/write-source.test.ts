import { expect, test } from 'vitest'
import { sampleExperiment } from '@repo/testing/seed/sample-experiments.ts'
import { recordPlace, withEnd, withRecord } from './experiment-records.ts'
import { addRecord, copyPage } from './write-source.ts'

test('records are found, added and ended however their file is formatted', () => {
  const text = 'export const experiments = [{ id: "first", fingerprint: "x" }]\n'
  expect(recordPlace(text, 'first')).toBe('experiments.0')
  expect(recordPlace(withRecord(text, sampleExperiment({ id: 'second' })), 'second')).toBe('experiments.1')
  const ended = withEnd(text, 'first', '/demo')
  expect(ended).toContain("ended: { page: '/demo' }")
  expect(() => withEnd(ended, 'first', '/demo')).toThrow('no running experiment')
})

test('a record is added to a list, empty or not', () => {
  const first = addRecord('export const shortLinks = []\n', 'shortLinks', "{ name: 'a' }")
  expect(first).toBe("export const shortLinks = [\n{ name: 'a' }\n]\n")
  expect(addRecord(first, 'shortLinks', "{ name: 'b' }")).toContain("[\n{ name: 'a' },\n{ name: 'b' }\n]")
})

test('a page is copied however its file is formatted; a headline from elsewhere is refused', () => {
  const page = (headline: string) => `export default definePage({ path: "/", sections: [{ headline: ${headline} }] })\n`
  const asked = { path: '/b', headline: 'It’s “B”', indexable: false }
  expect(copyPage(page('"A"'), asked)).toMatch(
    /\(\{ path: '\/b', indexable: false,\s+sections: \[\{ headline: 'It’s “B”' \}\]/,
  )
  for (const headline of ['shared', "['in', 'parts']", "'It’s “B”'"])
    expect(() => copyPage(page(headline), asked)).toThrow('by hand')
})
