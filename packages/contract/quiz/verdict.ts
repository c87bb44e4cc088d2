import type { GameAnswers } from './game-journey.ts'
import { gamifiedQuiz } from './gamified.ts'

/**
 * GQ-06, the rule of the verdict: a visitor knows what is counted for every store, and what they were told, by their own
 * answers. A question is known always, or if another question (or it itself) has one of these answers. All else is a guess.
 */
const known: { [Id in VerdictId]?: 'always' | { by: VerdictId; answers: readonly (string | number)[] } } = {
  q1: 'always',
  q2: 'always',
  q3: { by: 'q5', answers: ['analytics'] },
  q4: { by: 'q4', answers: ['yes'] },
  q5: { by: 'q5', answers: ['support_chat', 'reviews'] },
  q7: { by: 'q7', answers: ['yes'] },
  q8: { by: 'q4', answers: ['yes'] },
  q9: { by: 'q9', answers: [8, 9, 10] },
}

export type VerdictId = Exclude<(typeof gamifiedQuiz)[number], { kind: 'final' }>['id']

/** The eleven questions in their order: does the visitor know, or guess? */
export function composeVerdict(given: GameAnswers): { id: VerdictId; isKnown: boolean }[] {
  return gamifiedQuiz.flatMap(({ id, kind }) => {
    if (kind === 'final') return []
    const rule = known[id]
    if (!rule || rule === 'always') return { id, isKnown: rule === 'always' }
    const answer = given[rule.by]
    return { id, isKnown: answer !== undefined && rule.answers.includes(answer) }
  })
}
