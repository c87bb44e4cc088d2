import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { DotColumns } from './dot-columns.tsx'
import { asCopy } from '@repo/content/testing/as-texts.ts'

test('CP-05 draws one dot for each tenth of a ROAS: 17 before, 34 after', () => {
  const html = renderToStaticMarkup(
    <DotColumns
      kind="dotColumns"
      before={asCopy({ value: 1.7, figure: '\u20661.7\u2069', label: 'before' })}
      after={asCopy({ value: 3.4, figure: '\u20663.4\u2069', label: 'after' })}
      note={asCopy('A dot for each tenth.')}
    />,
  )
  const [before = '', after = ''] = html.split('before')
  expect(dotsIn(before)).toBe(17)
  expect(dotsIn(after)).toBe(34)
})

const dotsIn = (html: string) => html.match(/M\d/g)?.length
