import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { DotNumeral } from './dot-numeral.tsx'

test('CL-06 draws a figure of Hebrew copy the same dots as of English copy', () => {
  const dots = (value: string) => renderToStaticMarkup(<DotNumeral value={value} hidden />)
  expect(dots('\u2066+27%\u2069')).toBe(dots('+27%'))
})
