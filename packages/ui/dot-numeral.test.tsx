import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { DotNumeral } from './dot-numeral.tsx'

test('CL-06 draws a figure of Hebrew copy the same dots as of English copy', () => {
  const dots = (value: string) => renderToStaticMarkup(<DotNumeral value={value} hidden />)
  expect(dots('\u2066+27%\u2069')).toBe(dots('+27%'))
})

test('a comma has a tail below the line, so that it is not read as a point', () => {
  const below = (value: string) => {
    let y = 0
    const drawn = renderToStaticMarkup(<DotNumeral value={value} ghost hidden />).matchAll(/([Mm])\S+ (-?\d+)h0/g)
    return [...drawn].filter(([, move, to]) => (y = Number(to) + (move === 'm' ? y : 0)) === 7).length
  }
  expect(below('5,000')).toBe(1)
  expect(below('5.000')).toBe(0)
})
