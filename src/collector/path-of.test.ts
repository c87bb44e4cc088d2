import { expect, test } from 'vitest'
import { pathOf, withoutQueries } from './path-of.ts'

test.each([
  ['/quiz', '/quiz'],
  ['/quiz?email=dana@example.com&fbclid=1', '/quiz'],
  ['/quiz#phone=050', '/quiz'],
  ['?a=/b', ''],
  ['', ''],
])('the path of %s is "%s"', (route, path) => {
  expect(pathOf(route)).toBe(path)
})

test.each([
  ['{"route":"/quiz?a=\\"secret\\"&b=secret","lang":1}', '{"route":"/quiz","lang":1}'],
  ['{"route":"/quiz#secret","page":"/a?secret"}', '{"route":"/quiz","page":"/a"}'],
  ['{"route":"/quiz?secret', '{"route":"/quiz'],
  ['{"route":"/quiz?secret\\', '{"route":"/quiz\\'],
])('%s loses what follows a path', (text, rest) => {
  expect(withoutQueries(text)).toBe(rest)
})
