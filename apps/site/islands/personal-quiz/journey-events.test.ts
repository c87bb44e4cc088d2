import { describe, expect, test } from 'vitest'
import type { TrackedEvent } from '@repo/contract/events.ts'
import { advance, startOfJourney, type Answers, type Journey, type Move } from '@repo/contract/quiz/journey.ts'
import { personalQuiz, scenarioFor } from '@repo/contract/quiz/personal.ts'
import type { Quiz } from '@repo/contract/quiz/quiz.ts'
import type { Scenario } from '@repo/contract/scenario.ts'
import { journeyEvents } from './journey-events.ts'

/** Two questions that stay as they are when an owner adds one. */
const short: Quiz = [
  { id: 'goal', kind: 'single', options: ['pdp', 'lead'] },
  { id: 'pain', kind: 'single', options: ['low_cr'] },
]
const lang = 'he'
const pdp = { select: 'pdp' }
const seen = (stepId: string): TrackedEvent => ['quiz_step_view', { stepId, lang }]
const chosen = (stepId: string, optionId: string): TrackedEvent => ['quiz_option_select', { stepId, optionId, lang }]
const opened: TrackedEvent[] = [['quiz_started', { lang }], seen('goal')]

describe('what is reported', () => {
  test.each<[string, Move[], TrackedEvent[]]>([
    ['on opening the quiz', [], []],
    [
      'once per change of the selection',
      [pdp, pdp, { select: 'lead' }],
      [chosen('goal', 'pdp'), chosen('goal', 'lead')],
    ],
    ['nothing for Continue without a choice', ['continue', 'continue'], []],
    ['nothing for an option of another step', [{ select: 'low_cr' }], []],
    ['the step shown by Continue', [pdp, 'continue'], [chosen('goal', 'pdp'), seen('pain')]],
    [
      'the step shown by Back, and the same choice made again',
      [pdp, 'continue', 'back', pdp],
      [chosen('goal', 'pdp'), seen('pain'), seen('goal'), chosen('goal', 'pdp')],
    ],
    ['nothing for Back on the first step', ['back'], []],
  ])('TR-02 %s', (_, moves, expected) => {
    expect(eventsOf(short, moves)).toEqual([...opened, ...expected])
  })
})

test('TR-02 reports every path through the quiz in order, and the end once', () => {
  // Compared as text: with another question there are thousands of paths more.
  const wrong = everyPath().find(
    (path) => JSON.stringify(eventsOf(personalQuiz, movesOn(path))) !== JSON.stringify(eventsOn(path)),
  )
  expect(wrong && eventsOf(personalQuiz, movesOn(wrong))).toEqual(wrong && eventsOn(wrong))
  expect(wrong).toBeUndefined()
})

/** The scenario of each goal of the specification; a goal that an owner adds leads where `scenarioFor` says. */
const specified: Record<string, Scenario> = { pdp: 'A', lead: 'B', aov: 'C', checkout: 'D' }

function movesOn(path: Answers): Move[] {
  return personalQuiz.flatMap<Move>(({ id, kind }) => {
    if (kind === 'build') return ['finish', 'finish', 'back']
    return kind === 'single' ? [{ select: path[id] ?? '' }, 'continue'] : ['continue']
  })
}

function eventsOn(path: Answers): TrackedEvent[] {
  const steps = personalQuiz.flatMap(({ id, kind }) =>
    kind === 'single' ? [seen(id), chosen(id, path[id] ?? '')] : [seen(id)],
  )
  const aov_bucket = /^b[123]$/.test(path.aov ?? '') ? path.aov : 'unknown'
  const answers = { aov_bucket, answers_keys: ['goal', 'pain', 'traffic', 'aov'] }
  return [
    ['quiz_started', { lang }],
    ...steps,
    ['quiz_completed', { scenario: specified[path.goal ?? ''] ?? scenarioFor(path), ...answers, lang }],
  ] as TrackedEvent[]
}

function eventsOf(quiz: Quiz, moves: Move[]): TrackedEvent[] {
  let journey: Journey = startOfJourney
  const events = journeyEvents(quiz, null, journey, lang)
  for (const move of moves) {
    const before = journey
    journey = advance(quiz, before, move)
    events.push(...journeyEvents(quiz, before, journey, lang))
  }
  return events
}

/** Every way to answer all questions. */
function everyPath(): Answers[] {
  return personalQuiz.reduce<Answers[]>(
    (paths, step) =>
      step.kind === 'single'
        ? paths.flatMap((path) => step.options.map((option) => ({ ...path, [step.id]: option })))
        : paths,
    [{}],
  )
}
