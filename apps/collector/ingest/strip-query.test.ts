import { expect, test } from 'vitest'
import { stripQuery, stripQueries } from './strip-query.ts'

test.each([
  ['/quiz', '/quiz'],
  ['/quiz?email=dana@example.com&fbclid=1', '/quiz'],
  ['/quiz#phone=050', '/quiz'],
  ['?a=/b', ''],
  ['', ''],
])('the path of %s is "%s"', (route, path) => {
  expect(stripQuery(route)).toBe(path)
})

test.each([
  ['{"route":"/quiz?a=\\"secret\\"&b=secret","lang":1}', '{"route":"/quiz","lang":1}'],
  ['{"route":"/quiz#secret","page":"/a?secret"}', '{"route":"/quiz","page":"/a"}'],
  ['{"route":"/quiz?secret', '{"route":"/quiz'],
  ['{"route":"/quiz?secret\\', '{"route":"/quiz\\'],
])('%s loses its queries', (text, rest) => {
  expect(stripQueries(text)).toBe(rest)
})
