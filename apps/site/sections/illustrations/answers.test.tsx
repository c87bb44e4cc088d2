import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Answers } from './answers.tsx'
import { asCopy } from '@repo/content/testing/as-texts.ts'

test('CP-03 counts the shares of the sample answers from their dots', () => {
  const html = renderToStaticMarkup(
    <Answers
      kind="answers"
      answers={[17, 13, 10, 9].map((count) => ({ label: asCopy(`${count} people`), count }))}
      note={asCopy('Sample data')}
    />,
  )
  expect(html.match(/[\d.]+%/g)).toEqual(['34.69%', '26.53%', '20.41%', '18.37%'])
})
