import { safeStorage } from './safe-storage.ts'

/** A visitor's answer to the question of consent. Without an answer nothing is measured. */
export type Answer = 'granted' | 'denied'

/** The answer as it is stored. It is valid for one version of the question. */
export function serializeAnswer(answer: Answer, version: string): string {
  return `${answer} ${version}`
}

/** The stored answer, if it was given to this version of the question. */
export function parseAnswer(stored: string | null, version: string): Answer | undefined {
  return answers.find((answer) => serializeAnswer(answer, version) === stored)
}

const answers: readonly Answer[] = ['granted', 'denied']

/** The answer in the browser's storage. A private window or an in-app browser may have none: then each page asks again. */
export function answerStore(version: string, storage: () => Storage) {
  const store = safeStorage(storage)
  return {
    read: () => parseAnswer(store.get(answerKey), version),
    write: (answer: Answer) => store.set(answerKey, serializeAnswer(answer, version)),
  }
}

/** The key of the answer in storage. */
export const answerKey = 'consent'
