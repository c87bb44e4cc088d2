import { describe, expect, test } from 'vitest'
import type { QuizSection } from '@repo/content/sections/quiz.ts'
import { composePlan } from '@repo/content/testing/compose-plan.ts'
import { advance, startOfJourney, travel, type Answers, type Journey, type Move } from '@repo/contract/quiz/journey.ts'
import { personalQuiz, scenarioFor } from '@repo/contract/quiz/personal.ts'
import type { PlanAnswers } from '@repo/contract/quiz/plan-answers.ts'
import { asCopy, asTexts } from '@repo/content/testing/as-texts.ts'
import { quizPages, resultsPages } from '@repo/content/testing/quiz-pages.ts'
import { composePreview } from './compose-preview.ts'
import { previewPlan } from './preview-plan.ts'

describe.each(quizPages)('the preview of $path', ({ lang, words, plan: { talks, goals, traffic } }) => {
  const section = asCopy<Pick<QuizSection, 'words' | 'plan'>>({ words, plan: { talks, goals, traffic } })
  const previewAt = (journey: Journey) =>
    asTexts(composePreview(section.words.preview, previewPlan(section.plan), journey))
  const { settings } = words.preview
  const said = ({ question, reply }: { question: string; reply: string }) => ({ question, reply })

  test('QZ-10 the survey of the build step is the survey of the plan, with its moment and for its visitors, for every way to answer', () => {
    const plan = resultsPages.find((page) => page.lang === lang)
    if (!plan) throw new Error(`There are no results in ${lang}.`)
    const journeys = everyAnswer().map((answers) => ({ ...startOfJourney, index: personalQuiz.length - 1, answers }))
    const other = journeys.filter((journey) => {
      const { talk, settings } = previewAt(journey)
      const { question, options, chosen, reply } = talk
      const [moment = '', visitors = ''] = settings
      const { answers } = journey
      const delivered = composePlan(plan.words, scenarioFor(answers), answers as PlanAnswers)
      const built = [question, options[chosen], reply, ...options, moment]
      const planned = [...delivered.talk.slice(0, 3), ...delivered.options, delivered.moment[0]?.title]
      return JSON.stringify(built) !== JSON.stringify(planned) || !visitors || !delivered.firstLine?.includes(visitors)
    })
    expect(journeys.length).toBeGreaterThan(1000)
    expect(other).toEqual([])
  })

  test.each<[string, Journey, { talk: object; settings: string[] }]>([
    ['starts with the plan of the first goal', startOfJourney, { talk: said(talks.A.low_cr), settings: [] }],
    ['follows a choice at once', journeyTo({ goal: 'aov' }), { talk: said(talks.C.low_cr), settings: [] }],
    [
      'follows the pain, in the plan of the goal',
      journeyTo({ goal: 'aov', pain: 'repeat_q' }),
      { talk: said(talks.C.repeat_q), settings: [goals.C.when.title] },
    ],
    [
      'keeps the question from then on and adds a line for every answer',
      journeyTo({ goal: 'lead', pain: 'low_cr', traffic: 'seo', aov: 'b2' }),
      { talk: said(talks.B.low_cr), settings: [goals.B.when.title, traffic.seo.opening, settings.aov.b2] },
    ],
    [
      'shows nothing of later answers after Back',
      travel(personalQuiz, journeyTo({ goal: 'lead', pain: 'low_cr' }), indexOf('goal')),
      { talk: said(talks.B.pdp_drop), settings: [] },
    ],
  ])('%s', (_name, journey, expected) => {
    expect(previewAt(journey)).toMatchObject(expected)
  })
})

/** The quiz with these answers, the last of them chosen and not yet confirmed. A question between them gets its first option. */
function journeyTo(answers: Answers): Journey {
  const until = Math.max(...Object.keys(answers).map(indexOf))
  const moves = personalQuiz.slice(0, until + 1).flatMap((step): Move[] => {
    const confirm: Move[] = indexOf(step.id) < until ? ['continue'] : []
    return step.kind === 'single' ? [{ select: answers[step.id] ?? step.options[0] }, ...confirm] : confirm
  })
  return moves.reduce<Journey>((now, move) => advance(personalQuiz, now, move), startOfJourney)
}

function indexOf(id: string): number {
  return personalQuiz.findIndex((step) => step.id === id)
}

/** Every way to answer all questions. */
function everyAnswer(): Answers[] {
  return personalQuiz.reduce<Answers[]>(
    (all, step) =>
      step.kind === 'single'
        ? all.flatMap((answers) => step.options.map((option) => ({ ...answers, [step.id]: option })))
        : all,
    [{}],
  )
}
