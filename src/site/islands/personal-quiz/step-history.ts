/** One entry in the browser's history per step, so that its Back means what the quiz's own Back means. */
export interface StepHistory {
  /** The visitor sees this step now. */
  show(index: number): void
  /** The browser moved to an entry. The step it asks for; nothing where the quiz itself sent it there. */
  arrive(state: unknown): number | undefined
}

/**
 * The quiz shows a step at once and the browser follows: it gets new entries on the way forward and is sent back over
 * them on the way back, which takes it a moment. Whatever is pressed in that moment is settled when it arrives.
 * An entry left by an earlier load of the page is walked back to the first step.
 */
export function stepHistory(browser: Browser, first: number): StepHistory {
  let shown = first
  let isTravelling = false
  let entry = stepIn(browser.state) ?? claim(first)
  settle()

  return {
    show(index) {
      shown = index
      settle()
    },
    arrive(state) {
      // An entry without a step was made by a link within the page, such as the skip link: it belongs to what is shown.
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
    if (entry > shown) {
      isTravelling = true
      browser.go(shown - entry)
    }
    while (entry < shown && isWritten('pushState', entry + 1)) entry++
  }

  /** The entry the browser stands on becomes this step's. */
  function claim(index: number): number {
    isWritten('replaceState', index)
    return index
  }

  /** Some browsers refuse (too many entries, a sandbox): the quiz goes on without the entry. */
  function isWritten(how: 'pushState' | 'replaceState', index: number): boolean {
    try {
      browser[how]({ [key]: index }, '')
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
