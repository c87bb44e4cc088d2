import { expect, test } from 'vitest'
import { builtFixture, faqFixture, fixtureLedger } from '../fixtures.ts'
import { builtFigureIssues } from './figure-issues.ts'

const issues = (main: string, answer = '') =>
  builtFigureIssues(builtFixture({ sections: faqFixture(answer) }, { main }), [], fixtureLedger)

test('CL-26 a figure that a component types is found in the built page', () => {
  expect(issues('<p>Sales rise by <b>45%</b></p>')).toEqual([
    '/x (dist/x.html) promises "45%": "Sales rise by 45%", which no file of packages/content says. Write it there, and quote the claim that proves it.',
  ])
})

test('CL-26 what the words of the page say is checked where they are written', () => {
  expect(issues('<p>Save <b>45%</b></p>', 'Save {other: 45%}')).toEqual([])
  expect(issues('<p>9 cups, 5,000+ stores</p>')).toEqual([])
})

test('CL-26 a computed number promises nothing; the words beside it may', () => {
  expect(issues('<p>Done: <b data-computed>45%</b></p>')).toEqual([])
  expect(issues('<p data-shows="sum">$45</p><input type="range" aria-valuetext="$45">')).toEqual([])
  expect(issues('<p>The #1 app: <b data-computed>45%</b></p>')).toHaveLength(1)
})
