import { shelf } from './shelf.ts'

/** What a visitor said to being counted. Whoever said nothing is not counted. */
export type Answer = 'granted' | 'denied'

/** The answer in the form it is kept in. It holds for one version of the question. */
export function asKept(answer: Answer, version: string): string {
  return `${answer} ${version}`
}

/** The answer that was kept, if it was given to this version of the question. */
export function keptAnswer(kept: string | null, version: string): Answer | undefined {
  return answers.find((answer) => asKept(answer, version) === kept)
}

const answers: readonly Answer[] = ['granted', 'denied']

/** Where the answer is kept. In a private window or an app's browser there may be no storage: then each page asks again. */
export function answerPlace(version: string, storage: () => Storage) {
  const place = shelf(storage)
  return {
    recall: () => keptAnswer(place.get(answerKey), version),
    keep: (answer: Answer) => place.set(answerKey, asKept(answer, version)),
  }
}

/** The key of the answer in storage. */
export const answerKey = 'consent'
