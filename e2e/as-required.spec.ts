import type { APIRequestContext } from '@playwright/test'
import { expect, test } from './strict-page.ts'
import { addressOf, drawnPages } from './page-list.ts'

// What the requirements ask to read on a page, in their own words and not the ledger's: a value that somebody changes
// in the ledger fails here.

const bonusBoxes = [
  '/10-ways',
  '/5-reasons',
  '/5-reasons-2',
  '/5-reasons-copy',
  '/5-reasons-copy3',
  '/5-reasons-copy3-he',
  '/5-reasons-v2',
  '/demo',
]

test.describe('a figure stands on exactly the pages asked for', () => {
  for (const [id, figure, paths] of [
    ['CL-09', /תוך 8 ימים|אחרי 8 ימים/, ['/5-reasons']],
    ['CL-09', /לפחות פי 2/, ['/5-reasons-empty']],
    ['CL-11', /revenue in 30 days/, ['/']],
    ['CL-18', /\$5,000/, bonusBoxes],
    ['CL-18', /14 (million ILS|מיליון)/, bonusBoxes],
    ['DM-03', /\$2,322/, ['/']],
    ['DM-03 CP-03', /13,263/, ['/advertorial', '/advertorial-he']],
    ['CL-23', /Most Popular in 2025/, ['/5-reasons-v2']],
    ['CL-23', /הכתבה הנצפית ביותר החודש/, ['/advertorial-he']],
  ] as const) {
    test(`${id} ${figure.source}`, async ({ request }) => {
      const found = await Promise.all(
        drawnPages.map(async (page) => (figure.test(await textOf(request, addressOf(page))) ? [page.path] : [])),
      )
      expect(found.flat().sort()).toEqual([...paths].sort())
    })
  }
})

test.describe('a page says what it is asked to say', () => {
  for (const [id, path, texts] of [
    ['RT-01', '/', [/The Next Generation of Surveys/]],
    ['CL-03', '/', [/under 5 minutes/]],
    ['CL-03', '/5-reasons', [/פחות מ-5 דקות/]],
    ['CL-09', '/', [/ROAS went from 2 to 5/]],
    ['CL-11', '/', [/3x/, /50%/, /2x/]],
    ['CL-11', '/casestudy', [/conversion doubled/, /tripled conversion/]],
    ['CL-11', '/advertorial-he', [/ההמרה הוכפלה/]],
    ['CL-19', '/pricing', [/No credit card/, /No setup fee/]],
    ['CL-19', '/demo', [/No credit card/, /No setup fee/]],
    ['CL-21', '/5-reasons-empty-2', [/Traffic source/, /Country/, /Cart value/, /Product/, /Behavior/]],
    ['CL-21', '/5-reasons-empty-2-he', [/מקור התנועה/, /מדינה/, /שווי העגלה/, /מוצר/, /התנהגות/]],
  ] as const) {
    test(`${id} ${path}`, async ({ request }) => {
      const text = await textOf(request, path)
      for (const part of texts) expect.soft(text).toMatch(part)
    })
  }
})

test('CL-03 the home variants do not promise five minutes', async ({ request }) => {
  expect(await textOf(request, '/5-reasons-empty-2')).not.toMatch(/\b5 minutes/)
  expect(await textOf(request, '/5-reasons-empty-2-he')).not.toMatch(/(?<!1)5 דקות/)
})

test('DM-01 every testimonial shows its five stars', async ({ request }) => {
  const quotes = await Promise.all(
    drawnPages.map(async (page) => {
      const html = await (await request.get(addressOf(page))).text()
      const figures = html.match(/<figure\b[\s\S]*?<\/figure>/g) ?? []
      // A pull quote repeats a sentence of its article; a testimonial names who said it in a caption.
      return figures.filter((figure) => figure.includes('<blockquote') && !figure.includes('article-pull'))
    }),
  )
  expect(quotes.flat().length).toBeGreaterThan(15)
  expect(quotes.flat().filter((quote) => !/aria-label="5 (out of|מתוך) 5 (stars|כוכבים)"/.test(quote))).toEqual([])
})

test('RT-06 /quiz is Hebrew before any script runs, with the first of nine steps in it', async ({ request }) => {
  const html = await (await request.get('/quiz')).text()
  expect(html).toMatch(/<html lang="he" dir="rtl"/)
  expect(await textOf(request, '/quiz')).toContain('שלב 1 מתוך 9')
})

/** The words of a page as it is served, drawings with a name included. */
async function textOf(request: APIRequestContext, path: string): Promise<string> {
  const html = await (await request.get(path)).text()
  return html
    .replace(/<(style|script|head)\b[\s\S]*?<\/\1>/g, ' ')
    .replace(/<[^>]*?\baria-label="([^"]*)"[^>]*>/g, ' $1 ')
    .replace(/<(?:br|\/?(?:p|div|li|h\d|section|dt|dd|figure|span))\b[^>]*>/g, ' ')
    .replace(/<[^>]+>/g, '')
    .replace(/[\u2066-\u2069]/g, '')
    .replace(/\s+/g, ' ')
}
