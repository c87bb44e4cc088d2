import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { Words } from './words.tsx'
import { asCopy } from '@repo/content/testing/as-texts.ts'

const drawn = (text: string) => renderToStaticMarkup(<Words>{asCopy(text)}</Words>)
const nowrap = (html: string) => `<span class="whitespace-nowrap">${html}</span>`

describe('words', () => {
  test.each([
    ['are plain by default', 'One question', 'One question'],
    ['may be nothing', '', ''],
    ['can be bold', '**One** question', '<span><b>One</b> question</span>'],
    ['leave a lone mark as it is', '2 ** 3 = 8', '2 ** 3 = 8'],
    ['are escaped', '<script> & "x"', '&lt;script&gt; &amp; &quot;x&quot;'],
  ])('%s', (_, text, html) => {
    expect(drawn(text)).toBe(html)
  })
})

test('words are highlighted where their section says so', () => {
  const html = renderToStaticMarkup(<Words.p highlights>{asCopy('**ל-AI** ול-**AI**')}</Words.p>)
  expect(html).toBe(`<p><span><mark>${nowrap('ל-AI')}</mark> ${nowrap('ול-<mark>AI</mark>')}</span></p>`)
})

describe('a line break', () => {
  test.each([
    ['is for wide screens, a space elsewhere', 'One\ntwo', '<span>One <br class="wide-break"/>two</span>'],
    ['may fall inside a mark', '**One\ntwo**', '<b>One <br class="wide-break"/>two</b>'],
  ])('%s', (_, text, html) => {
    expect(drawn(text)).toBe(html)
  })
})

describe('a run with its own direction', () => {
  test.each([
    ['is isolated', 'הכנסות \u2066+27%\u2069', '<span>הכנסות <bdi dir="ltr">+27%</bdi></span>'],
    ['is isolated inside a mark', '**\u2066+27%\u2069**', '<b><bdi dir="ltr">+27%</bdi></b>'],
    [
      'stays whole around a dash',
      'לגילאי \u20662–5\u2069',
      '<span>לגילאי <bdi dir="ltr" class="whitespace-nowrap">2–5</bdi></span>',
    ],
    ['may hold a mark', '\u2066**+27%**\u2069', '<bdi dir="ltr"><b>+27%</b></bdi>'],
  ])('%s', (_, text, html) => {
    expect(drawn(text)).toBe(html)
  })
})

test.each([
  ['״זה כבד?״ שאלה סבתא', `<span>״זה ${nowrap('כבד?״')} שאלה סבתא</span>`],
  ['״זה ה-AI!״', `<span>״זה ${nowrap('ה-AI')}${nowrap('!״')}</span>`],
  ['״בלי סימן״', '״בלי סימן״'],
])('a closing quotation mark stays with its word and its question mark: %s', (text, html) => {
  expect(drawn(text)).toBe(html)
})

describe('a Hebrew prefix stays with what it leads', () => {
  test.each([
    ['a Latin word', 'ה-AI', nowrap('ה-AI')],
    ['a number', 'מ-5', nowrap('מ-5')],
    ['a word and its full stop', 'ב-Shopify.', nowrap('ב-Shopify.')],
    ['a long prefix', 'וכשה-AI', nowrap('וכשה-AI')],
    ['a maqaf', 'ה־AI', nowrap('ה־AI')],
    ['quotes', 'ה-״AI״', nowrap('ה-״AI״')],
    ['a bold word', 'ל-**AI**', nowrap('ל-<b>AI</b>')],
    ['a run of its own direction', 'כ-\u2066$9\u2069', nowrap('כ-<bdi dir="ltr">$9</bdi>')],
    ['a Hebrew word', 'סתם פופ-אפ', `<span>סתם ${nowrap('פופ-אפ')}</span>`],
    ['the two parts of pop-up', 'a pop-up', `<span>a ${nowrap('pop-up')}</span>`],
    [
      'a figure and its unit, or one-on-one',
      'a 60-day one-on-one',
      `<span>a ${nowrap('60-day')} ${nowrap('one-on-one')}</span>`,
    ],
    ['an age', 'a two-year-old?', `<span>a ${nowrap('two-year-old')}?</span>`],
    ['inside a mark', '**ל-AI**', `<b>${nowrap('ל-AI')}</b>`],
  ])('%s', (_, text, html) => {
    expect(drawn(text)).toBe(html)
  })

  test('but long marked words may wrap', () => {
    expect(drawn('ל-**AI של החנות**')).toBe('<span>ל-<b>AI של החנות</b></span>')
  })

  test('and the words around it flow', () => {
    expect(drawn('התקנה ב-Shopify היום')).toBe(`<span>התקנה ${nowrap('ב-Shopify')} היום</span>`)
  })
})
