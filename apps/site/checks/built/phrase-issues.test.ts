import { expect, test } from 'vitest'
import { builtFixture } from '../fixtures.ts'
import { hebrewIssues, misleadingIn, withoutInlineTags } from './hebrew-issues.ts'
import { misleadingHebrew } from './misleading-hebrew.ts'
import { phraseIssues, readWords } from './phrase-issues.ts'

const issuesIn = (main: string) => phraseIssues([readWords(builtFixture({}, { main }))])

test.each([
  '<p>Real <b>logos</b>\n go here</p>',
  '<img alt="Drawn by us.">',
  '<astro-island props="{&quot;role&quot;:[0,&quot;Founder (illustration)&quot;]}"></astro-island>',
  '<b>מירו</b><p>המותגים כאן \u2067להמחשה\u2069.</p>',
])('DM-02 a note to ourselves is found in %s', (html) => {
  expect(issuesIn(html)).toEqual([expect.stringContaining('is a note to ourselves (DM-02')])
})

test('DM-02 a note is whole words', () => {
  expect(issuesIn('<input placeholder="Brand"><p>Well drawn by user</p>')).toEqual([])
})

test('DM-02 a note in a script or a text file is found too', () => {
  expect(phraseIssues([{ name: 'dist/llms.txt', words: 'Lorem ipsum' }])).toEqual([
    'dist/llms.txt says "Lorem ipsum": "Lorem ipsum" is a note to ourselves (DM-02, apps/site/checks/built/builder-notes.txt). Take it out.',
  ])
})

test('a misleading Hebrew word on a Hebrew page', () => {
  const [{ wrong, write } = { wrong: '', write: '' }] = misleadingHebrew
  const one = { locale: 'he', path: '/tea' } as const
  expect(hebrewIssues(builtFixture(one, { main: wrong }))).toEqual([
    expect.stringContaining(`write ${write}, in packages/`),
  ])
  expect(hebrewIssues(builtFixture({ ...one, locale: 'en' }, { main: wrong }))).toEqual([])
})

test('a message quotes the words around it, without tags', () => {
  const html = `<ul><li class="a"><span class="b">שאלה</span></li><li><span class="b">ספק</span></li><li>מענה</li></ul>`
  expect(misleadingIn(html)).toEqual(['says " שאלה ספק מענה ": write יצרן, התלבטות'])
})

test('every misleading word is found, and what is like it and right is not', () => {
  for (const { wrong, right, found } of misleadingHebrew) {
    expect.soft(misleadingIn(`<p>${wrong}</p>`), wrong).not.toEqual([])
    expect.soft(withoutInlineTags(wrong)).toMatch(found)
    if (right) expect.soft(withoutInlineTags(right)).not.toMatch(found)
  }
})
