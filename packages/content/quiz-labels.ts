import type { PersonalWords } from './quizzes/personal-words.ts'
import type { Written } from './written.ts'

/** The words of the quiz as its visitors read them, by question and option. Ids that it does not know stay as they are. */
export function quizLabels(words: Pick<Written<PersonalWords>, 'steps'> | undefined): QuizLabels {
  const steps: Readonly<Record<string, unknown>> = words?.steps ?? {}
  return {
    question: (id) => readText(partOf(steps[id], 'title')) ?? id,
    option: (question, id) => readText(partOf(partOf(partOf(steps[question], 'options'), id), 'label')) ?? id,
  }
}

export interface QuizLabels {
  question: (id: string) => string
  option: (question: string, id: string) => string
}

function partOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined
}

/** Without the marks of copy. A text that rests on claims is read in its form without them. */
function readText(value: unknown): string | undefined {
  const text = typeof value === 'object' ? partOf(value, 'without') : value
  return typeof text === 'string' ? text.replaceAll(/\*\*/g, '') : undefined
}
