/** Browser history of a quiz: one entry per step, so that the browser's Back equals the quiz's own Back. */
export interface StepHistory {
  /** This step is on screen now. */
  show(index: number): void
  /** `popstate`: returns the step of the entry, or undefined where the quiz itself caused the move. */
  arrive(state: unknown): number | undefined
}

/**
 * The quiz shows a step at once and the history follows: `pushState` on the way forward, `go` on the way back, which is
 * asynchronous. Steps shown in between are settled when it arrives. From an entry of an earlier page load it goes back to
 * the first step. A quiz that opened at a later step has no entries of the steps before: back there, its first entry changes.
 */
export function stepHistory(browser: Browser, first: number): StepHistory {
  const { state: opened } = browser
  let shown = first
  let isTravelling = false
  let entry = stepIn(opened) ?? claim(first)
  let lowest = Math.min(entry, first)
  settle()

  return {
    show(index) {
      shown = index
      settle()
    },
    arrive(state) {
      // An entry without a step comes from a link within the page, such as the skip link: it belongs to the step on screen.
      entry = stepIn(state) ?? claim(shown)
      const isOurs = isTravelling
      isTravelling = false
      if (!isOurs) return entry === shown ? undefined : entry
      settle()
      return undefined
    },
  }

  function settle() {
    if (isTravelling) return
    if (entry > shown && entry > lowest) {
      isTravelling = true
      browser.go(Math.max(shown, lowest) - entry)
      return
    }
    if (entry > shown) entry = lowest = claim(shown)
    while (entry < shown && isWritten('pushState', entry + 1)) entry++
  }

  /** Writes a step into the current entry. */
  function claim(index: number): number {
    isWritten('replaceState', index)
    return index
  }

  /** Some browsers refuse (too many entries, a sandbox): the quiz works without the entry. */
  function isWritten(how: 'pushState' | 'replaceState', index: number): boolean {
    try {
      browser[how]({ ...(opened as object | null), [key]: index }, '')
      return true
    } catch {
      return false
    }
  }
}

type Browser = Pick<History, 'state' | 'pushState' | 'replaceState' | 'go'>

const key = 'quizStep'

function stepIn(state: unknown): number | undefined {
  const index = (state as Partial<Record<string, unknown>> | null)?.[key]
  return typeof index === 'number' ? index : undefined
}
