import type { Copy } from '#content/copy.ts'
import type { PreviewWords } from '#content/quizzes/personal-words.ts'
import type { Talk } from '#content/talk.ts'
import type { Journey } from '#quiz/journey.ts'
import { personalQuiz } from '#quiz/personal.ts'

/** Preview of the survey after the answers so far: its conversation and its settings. */
export function previewOf(words: PreviewWords, journey: Journey): { talk: Talk; settings: Copy[] } {
  const talks: Table<Talk> = words.talks
  const lines: Table<Copy> = words.settings
  const chosen = choicesSoFar(journey)
  return {
    talk: latest(chosen.flatMap(({ stepId, optionId }) => talks[stepId]?.[optionId] ?? [])) ?? words.talks.goal.pdp,
    settings: chosen.flatMap(({ stepId, optionId }) => lines[stepId]?.[optionId] ?? []),
  }
}

/** Answers of the steps before, and the current selection. Answers of later steps are ignored until they are reached again. */
function choicesSoFar({ index, answers, selection }: Journey) {
  return personalQuiz.slice(0, index + 1).flatMap(({ id }, place) => {
    const optionId = (place === index ? selection : null) ?? answers[id]
    return optionId ? [{ stepId: id, optionId }] : []
  })
}

type Table<T> = Partial<Record<string, Partial<Record<string, T>>>>

function latest<T>(list: T[]): T | undefined {
  return list[list.length - 1]
}
