import { post, type Post } from './post.ts'
import { safeStorage, type SafeStorage } from './safe-storage.ts'

/** The browser features that delivery depends on, injected so that tests can fake them. */
export interface BrowserDeps {
  local: SafeStorage
  session: SafeStorage
  now: () => number
  /** Runs a callback later; the returned function cancels it. */
  after: (ms: number, run: () => void) => () => void
  random: () => number
  post: Post
}

export const browserDeps: BrowserDeps = {
  local: safeStorage(() => localStorage),
  session: safeStorage(() => sessionStorage),
  now: Date.now,
  after(ms, run) {
    const timer = setTimeout(run, ms)
    return () => clearTimeout(timer)
  },
  random: Math.random,
  post,
}
