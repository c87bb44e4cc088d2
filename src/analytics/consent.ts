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

/** Where the answer lies. In a private window or an app's browser there may be no place: then each page asks anew. */
export function answerPlace(version: string, storage: () => Storage) {
  return {
    recall(): Answer | undefined {
      try {
        return keptAnswer(storage().getItem(answerKey), version)
      } catch {
        return undefined
      }
    },
    keep(answer: Answer): void {
      try {
        storage().setItem(answerKey, asKept(answer, version))
      } catch {
        // The answer holds for this page.
      }
    },
  }
}

/** What the answer lies under. */
export const answerKey = 'consent'
