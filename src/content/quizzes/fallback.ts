/** Fallback for a quiz that cannot run. */
export interface Fallback {
  /** Where scripts are off: one sentence and the install button. */
  noScript: { text: string; install: string }
  /** Where the quiz broke. The page adds the status or message below the title. */
  failure: { title: string; text: string; reload: string }
}
