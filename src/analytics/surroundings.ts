import { post, type Post } from './post.ts'
import { shelf, type Shelf } from './shelf.ts'

/** What sending needs of the world. Tests bring their own. */
export interface Surroundings {
  local: Shelf
  session: Shelf
  now: () => number
  /** Does something later, unless the answer is called. */
  after: (ms: number, run: () => void) => () => void
  random: () => number
  post: Post
}

export const browser: Surroundings = {
  local: shelf(() => localStorage),
  session: shelf(() => sessionStorage),
  now: Date.now,
  after(ms, run) {
    const timer = setTimeout(run, ms)
    return () => clearTimeout(timer)
  },
  random: Math.random,
  post,
}
