import { describe, expect, test } from 'vitest'
import type { Claim } from '#claims/claim.ts'
import { claims } from '#claims/claims.ts'
import { quotedIn } from '#claims/fill-claims.ts'
import { gamifiedEn } from './quizzes/gamified.en.ts'
import { personalEn } from './quizzes/personal.en.ts'
import { personalHe } from './quizzes/personal.he.ts'
import { resultsEn } from './results/en.ts'
import { resultsHe } from './results/he.ts'

const pages = [
  ['/quiz', personalHe],
  ['/quiz-en', personalEn],
  ['/quiz2', gamifiedEn],
  ['/results', resultsHe],
  ['/results-en', resultsEn],
] as const

describe.each(pages)('the words of %s', (path, words) => {
  const texts = textsIn(words)

  test('CL quote only claims that the ledger gives to this page', () => {
    const quoted = new Set(texts.flatMap(quotedIn).map(({ name }) => name))
    expect([...quoted].filter((name) => !mayQuote(name, path))).toEqual([])
  })

  test('CL type no claim by hand', () => {
    const typed = Object.values<Claim>(claims).flatMap((claim) => claim.typed)
    expect(texts.filter((text) => typed.some((pattern) => pattern.test(text)))).toEqual([])
  })

  test('use curly quotes and apostrophes', () => {
    expect(texts.filter((text) => /["']/.test(text))).toEqual([])
  })
})

describe.each([
  ['/quiz', personalHe],
  ['/results', resultsHe],
])('the Hebrew of %s', (_, words) => {
  test('isolates every sign that must keep its place', () => {
    const bare = textsIn(words).map((text) => text.replace(/\[\[.+?\]\]|\{.+?\}|%\w+%/g, ''))
    expect(bare.filter((text) => /[+$₪/→–%]/.test(text))).toEqual([])
  })

  test('writes gershayim, not English quotation marks', () => {
    expect(textsIn(words).filter((text) => /[“”‘’]/.test(text))).toEqual([])
  })
})

describe.each([
  ['/results-en', resultsEn, /pop-?up|\bchat|discount|\bads?\b|Meta|Google|TikTok|ROAS|influencer/i],
  ['/results', resultsHe, /פופ-?אפ|צ׳אט|הנחה|הנחות|מודעה|מודעות|Meta|Google|TikTok|ROAS|משפיענ/],
])('the plans of %s', (_, { plans }, otherAnswers) => {
  test.each(Object.entries(plans))('RS-01 plan %s presumes no answer but the goal', (_scenario, plan) => {
    expect(textsIn(plan).filter((text) => otherAnswers.test(text))).toEqual([])
  })
})

test.each([
  ['the personalised quiz', personalEn, personalHe],
  ['the results', resultsEn, resultsHe],
])('%s leaves the same holes to fill in both languages', (_, en, he) => {
  const holes = (words: unknown) => textsIn(words).flatMap((text) => text.match(/%\w+%/g) ?? [])
  expect(holes(he)).toEqual(holes(en))
})

describe.each([
  ['en', personalEn, 'Please select an option to continue', 'Choose an option to continue'],
  ['he', personalHe, 'בחרו אפשרות אחת כדי להמשיך', 'בחרו אפשרות כדי להמשיך'],
] as const)('the personalised quiz in %s', (_, { steps, chooseAnOption }, error, fallback) => {
  test('QZ-05 gives an info step an introduction and three to five numbered points', () => {
    for (const { body } of [steps.infoA, steps.infoB]) {
      expect(body.length - 1).toBeGreaterThanOrEqual(3)
      expect(body.length - 1).toBeLessThanOrEqual(5)
    }
  })

  test('QZ-06 says exactly what is missing', () => {
    const errors = Object.values(steps).flatMap((step) => ('options' in step ? [step.error] : []))
    expect(new Set(errors)).toEqual(new Set([error]))
    expect(chooseAnOption).toBe(fallback)
  })
})

test('GQ-02 says that it is moving on in the exact words', () => {
  expect(gamifiedEn.moving).toBe('Moving to next question...')
})

test.each([
  ['en', resultsEn],
  ['he', resultsHe],
])('RS-01 every plan in %s taps an option that its survey has', (_, { plans }) => {
  for (const { talk } of Object.values(plans)) expect(talk.options[talk.chosen]).toBeDefined()
})

function textsIn(words: unknown): string[] {
  if (typeof words === 'string') return [words]
  return words !== null && typeof words === 'object' ? Object.values(words).flatMap(textsIn) : []
}

function mayQuote(name: string, path: `/${string}`): boolean {
  if (name === 'brand') return true
  const claim = (claims as Record<string, Claim>)[name]
  if (!claim || claim.except?.includes(path)) return false
  return claim.kind !== 'figure' || claim.pages === 'all' || claim.pages.includes(path)
}
