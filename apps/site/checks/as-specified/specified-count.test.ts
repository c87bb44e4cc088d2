import { expect, test } from 'vitest'
import { pages } from '@repo/content/testing/page-list.ts'
import { specifiedCounts } from './specified-count.ts'

test.each(Object.entries(specifiedCounts))('PG CP %s has as many items in its lists as specified', (path, counts) => {
  const sections = pages.find((page) => page.path === path)?.sections ?? []
  const parts = sections.flatMap((section): [string, object][] => [
    [section.kind, section],
    ...(section.kind === 'articleEnd' && section.steps ? [['steps', section.steps] satisfies [string, object]] : []),
  ])
  const lengths = Object.keys(counts ?? {}).map((kind) => {
    const found = parts.filter(([name]) => name === kind).flatMap(([, part]) => Object.values(part) as unknown[])
    return [kind, ...found.flatMap((value) => (Array.isArray(value) ? [value.length] : []))]
  })
  expect(lengths).toEqual(Object.entries(counts ?? {}))
})
