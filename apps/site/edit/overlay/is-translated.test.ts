import { expect, test } from 'vitest'
import {
  afterConfirming,
  afterTyping,
  findSource,
  isTranslated,
  type Confirmed,
  type Sentence,
} from './is-translated.ts'

const published = { en: 'The Next Generation of Surveys', he: 'הדור הבא של הסקרים' }
const unwritten = { en: 'Not yet written', he: 'עוד לא נכתב' }

test('a translation is up to date with the words that it was written beside, and no longer when they change again', () => {
  const { type, isDone, source } = start(published)
  expect(isDone()).toBe(true)
  type('en', 'Surveys that answer')
  expect([isDone(), source()]).toEqual([false, 'en'])
  type('he', 'סקרים שעונים בחזרה')
  expect(isDone()).toBe(true)
  type('en', 'Surveys that talk')
  expect([isDone(), source()], 'the Hebrew still answers the words before').toEqual([false, 'en'])
  type('he', 'סקרים שמדברים')
  expect(isDone()).toBe(true)
  type('he', 'סקרים מדברים')
  expect(isDone(), 'a translation is polished').toBe(true)
})

test('undo brings words back, and what was confirmed about them; the published words were confirmed with the published ones', () => {
  const { type, put, isDone } = start(published)
  type('en', 'Surveys that answer')
  type('he', 'סקרים שעונים')
  type('en', 'Surveys that talk')
  put('en', 'Surveys that answer')
  expect(isDone()).toBe(true)
  put('he', published.he)
  expect(isDone(), 'the old Hebrew under the new English').toBe(false)
  put('en', published.en)
  expect(isDone()).toBe(true)
  type('en', 'Surveys that answer')
  type('he', 'סקר')
  type('he', published.he)
  expect(isDone(), 'typed back to the published words').toBe(false)
})

test('what changed first in Hebrew is followed by the English', () => {
  const { type, isDone, source } = start(published)
  type('he', 'סקרים שעונים')
  expect([isDone(), source()]).toEqual([false, 'he'])
  type('en', 'Surveys that answer')
  expect(isDone()).toBe(true)
  type('he', 'סקרים שעונים בחזרה')
  expect([isDone(), source()]).toEqual([false, 'he'])
})

test('what is not written yet is no translation, and has none', () => {
  const { type, isDone, fits } = start({ en: '', he: '' }, unwritten)
  expect(isDone()).toBe(false)
  type('en', 'Is there a free plan?')
  expect(isDone()).toBe(false)
  fits()
  expect(isDone()).toBe(false)
  type('he', 'יש מסלול חינם?')
  expect(isDone()).toBe(true)
  type('en', 'Is there a free trial?')
  expect(isDone()).toBe(false)
})

test('a person says that it still fits, until either changes', () => {
  const { type, isDone, fits } = start(published)
  type('en', 'The Next Generation of Surveys!')
  fits()
  expect(isDone()).toBe(true)
  type('en', 'The Next Generation of Surveys!!')
  expect(isDone()).toBe(false)
})

test('both changed elsewhere, by a file or in another browser: nothing is known, so it is asked', () => {
  const { put, isDone, type } = start(published)
  put('en', 'Surveys that answer')
  put('he', 'סקרים שעונים')
  expect(isDone()).toBe(false)
  type('en', 'Surveys that answer you')
  expect(isDone()).toBe(false)
})

test('what is typed letter by letter is kept once, and counts as the file writes it', () => {
  const { type, put, isDone, kept } = start(published)
  type('en', 'Surveys that don')
  type('en', "Surveys that don't")
  for (const text of ['ס', 'סק', 'סקר', 'סקרים "חדשים"']) type('he', text)
  expect(kept()).toHaveLength(1)
  put('en', 'Surveys that don’t')
  put('he', 'סקרים ״חדשים״')
  expect(isDone()).toBe(true)
})

/** Both languages of a sentence, and what becomes of them: typed by a person, or put there by a file, a question or undo. */
function start(was: Record<'en' | 'he', string>, text = was) {
  const words = {
    en: { locale: 'en', text: text.en, published: was.en } as Sentence,
    he: { locale: 'he', text: text.he, published: was.he } as Sentence,
  }
  let confirmed: Confirmed = []
  const put = (locale: 'en' | 'he', now: string) => void (words[locale] = { ...words[locale], text: now })
  return {
    put,
    type: (locale: 'en' | 'he', now: string) => {
      confirmed = afterTyping(confirmed, words[locale], words[locale === 'en' ? 'he' : 'en'], now)
      put(locale, now)
    },
    fits: () => void (confirmed = afterConfirming(confirmed, words.en, words.he)),
    isDone: () => isTranslated(confirmed, words.en, words.he),
    source: () => findSource(confirmed, words.en, words.he)?.locale,
    kept: () => confirmed,
  }
}
