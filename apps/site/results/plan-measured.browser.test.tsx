import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { claims } from '@repo/content/claims/claims.ts'
import { measuredClaims } from '@repo/content/claims/measured.ts'
import { fill } from '@repo/content/fill.ts'
import { measuredSentences } from '@repo/content/measured-sentences.ts'
import { resultsEn } from '@repo/content/results/en.ts'
import { resultsHe } from '@repo/content/results/he.ts'
import { asTexts } from '@repo/content/testing/as-texts.ts'
import { PlanAsk } from './plan-ask.tsx'
import { PlanWeek } from './plan-week.tsx'
import './plan-parts.css'

const figures = {
  from: '2026-10-20',
  to: '2026-11-16',
  query: 'select 1',
  questions: {
    pain: { n: 612, shares: { low_cr: 41, gone: 30 } },
    question: { n: 590, shares: { not_at_all: 55, very: 12 } },
  },
}
const ledger = { ...claims, ...measuredClaims(figures) }
const languages = [
  {
    lang: 'en',
    words: fill(resultsEn, 'en', ledger),
    days: ['October 20', 'November 16'],
  },
  {
    lang: 'he',
    words: fill(resultsHe, 'he', ledger),
    days: ['20 באוקטובר', '16 בנובמבר'],
  },
] as const

for (const { lang, words, days } of languages) {
  const open = async (shows: string, measured = measuredSentences(words, lang, ledger, figures)) => {
    document.documentElement.dataset['shows'] = shows
    const { container, unmount } = await render(
      <>
        <PlanAsk words={words} measured={measured.pain} />
        <PlanWeek words={words} measured={measured.question} />
      </>,
    )
    const seen = [...container.querySelectorAll<HTMLElement>('[data-measured] p')]
      .filter((one) => one.checkVisibility())
      .map((one) => one.innerText)
    await unmount()
    return seen
  }

  test(`CL-24 in ${lang} the plan says how many answered the same as the visitor, and nothing of another answer`, async () => {
    const { pain, question } = asTexts(words)
    const seen = await open('A answers low_cr meta b1 none not_at_all')
    expect(seen).toHaveLength(2)
    for (const part of ['41', '100', pain.low_cr.chip, ...days]) expect(seen[0]).toContain(part)
    for (const part of ['55', '100', question.not_at_all.chip, ...days]) expect(seen[1]).toContain(part)
    // Measured is one of its two answers, then neither.
    expect(await open('A answers pdp_drop meta b1 none not_at_all')).toEqual([seen[1]])
    expect(await open('A answers pdp_drop meta b1 none not_most')).toEqual([])
  })

  test(`CL-24 in ${lang} a plan of the goal alone, whose pain is the usual one, says nothing, nor does one without figures`, async () => {
    expect(await open('A low_cr')).toEqual([])
    const none = measuredSentences(words, lang, claims, {})
    expect(await open('A answers low_cr meta b1 none not_at_all', none)).toEqual([])
  })
}

test('CL-24 days of two years are written with their years', () => {
  const [{ words }] = languages
  const { pain } = measuredSentences(words, 'en', ledger, { ...figures, from: '2026-12-20', to: '2027-01-16' })
  expect(pain['low_cr']).toContain('December 20, 2026 to January 16, 2027')
})
