import type { Copy } from '../copy.ts'

/** Fallback for a quiz that cannot run. */
export interface Fallback {
  /** Where scripts are off: one sentence and the install button. */
  noScript: { text: Copy; install: Copy }
  /** Where the quiz broke. The page adds the status or message below the title. */
  failure: { title: Copy; text: Copy; reload: Copy }
}
