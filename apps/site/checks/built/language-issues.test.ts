import { expect, test } from 'vitest'
import { builtFixture } from '../fixtures.ts'
import { languageIssues } from './language-issues.ts'

const inHebrew = (main: string, head = '') => languageIssues(builtFixture({ locale: 'he' }, { main, head }))

test('an English word on the button of a Hebrew page, in small letters too', () => {
  expect(inHebrew('<a class="button" href="/quiz"><span>start</span></a>')).toEqual([
    `/x (dist/x.html) says "start" in a text that is marked as עברית: "start". Write it in that language in packages/content/pages/x.en.ts or packages/content/ui/he.ts, or give that part the lang of its words.`,
  ])
})

test.each([
  ['<button aria-label="close"></button>', ''],
  ['<input placeholder="name">', ''],
  ['<template><h1>start</h1></template>', ''],
  [`<astro-island props='{"words":[0,{"next":[0,"next"]}]}'></astro-island>`, ''],
  ['', '<meta name="description" content="the survey">'],
])('%s %s is read too', (main, head) => {
  expect(inHebrew(main, head)).toHaveLength(1)
})

test.each([
  '<p lang="en">It’s free</p>',
  '<p>ב-Shopify, דרך Klaviyo</p>',
  '<p>pebble.example</p>',
  '<p>מידה M</p>',
  '<h1>Unexpected Application Error!</h1>',
  `<astro-island props='{"lang":[0,"he"],"to":[0,"chat-he"],"results":[0,"/results"],"words":[0,{"step":[0,"שלב %step%"]}]}'></astro-island>`,
])('%s is right in a Hebrew page', (main) => {
  expect(inHebrew(main)).toEqual([])
})

test('Hebrew in an English page, unless it is marked', () => {
  const inEnglish = (main: string, level?: 'tip') => languageIssues(builtFixture({}, { main }), [], level)
  expect(inEnglish('<p>שלום לכם</p>')).toEqual([
    expect.stringContaining('says "שלום" in a text that is marked as English'),
  ])
  // A word in a sentence is worth a look.
  expect(inEnglish('<p>Hello <b>שלום</b></p>')).toEqual([])
  expect(inEnglish('<p>Hello <b>שלום</b></p>', 'tip')).toHaveLength(1)
  expect(inEnglish('<a lang="he">עברית</a>')).toEqual([])
})
