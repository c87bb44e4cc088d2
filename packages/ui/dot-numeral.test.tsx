import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { DotNumeral } from './dot-numeral.tsx'

test('CL-06 draws a figure of Hebrew copy the same dots as of English copy', () => {
  const dots = (value: string) => renderToStaticMarkup(<DotNumeral value={value} hidden />)
  expect(dots('\u2066+27%\u2069')).toBe(dots('+27%'))
})

test('a comma has a tail below the line, so that it is not read as a point', () => {
  const below = (value: string) => renderToStaticMarkup(<DotNumeral value={value} ghost hidden />).match(/ 7h0/g)
  expect(below('5,000')).toHaveLength(1)
  expect(below('5.000')).toBeNull()
})
