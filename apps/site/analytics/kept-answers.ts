import type { QuizAnswers } from '@repo/contract/quiz-answers.ts'
import { answerStore } from './consent-answer.ts'
import { readList, safeStorage, writeList, type SafeStorage } from './safe-storage.ts'

/**
 * The answers of a finished quiz, for the box of the lead form that attaches them. They are kept in the tab only while the visitor agrees to
 * be counted; nothing is sent before they tick the box and submit the form.
 */
export function keepAnswers(answers: Readonly<Partial<Record<string, string>>>): void {
  if (isCounted()) writeList(session(), key, [answers])
}

export function keptAnswers(): QuizAnswers | undefined {
  return isCounted() ? readList<QuizAnswers>(session(), key)[0] : undefined
}

/** Without consent nothing stays. */
export function dropAnswers(): void {
  session().set(key)
}

const key = 'answers'

/** Made when it is used, so that a build without the box has nothing of this file. */
function session(): SafeStorage {
  return safeStorage(() => sessionStorage)
}

/** Consent to the question that this page asks. */
function isCounted(): boolean {
  const version = document.getElementById('consent-banner')?.dataset.version ?? ''
  return answerStore(version, () => localStorage).read() === 'granted'
}
