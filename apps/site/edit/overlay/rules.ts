import type { Issue } from '../../checks/source/issue.ts'
import { ask } from './ask.ts'
import { overflows, type Overflow } from './overflows.ts'

/** What the rules say: of the open page with what is typed now, of the open sentence at three widths, and of the whole site. */
export class Rules {
  issues: readonly Issue[] = []
  overflows: readonly Overflow[] = []
  /** As `npm run words` says it: asked in the background, after a save. */
  siteIssues: readonly string[] = []
  readonly #render: () => void
  #next: Asked | undefined
  #measureTimer = 0
  #siteTimer = 0

  constructor(render: () => void) {
    this.#render = render
  }

  /** One request at a time: what is typed meanwhile is asked in the next. The widths are measured when typing rests, for they lay out three pages. */
  async check(asked: Asked): Promise<void> {
    clearTimeout(this.#measureTimer)
    this.#measureTimer = window.setTimeout(() => void this.#measure(asked), 300)
    const isAsking = this.#next !== undefined
    this.#next = asked
    if (isAsking) return
    try {
      for (let now: Asked | undefined = asked; now; now = this.#next === now ? undefined : this.#next) {
        const texts = [...now.typed].map(([id, text]) => ({ id, text }))
        const { status, body } = await ask<Issue[]>('check', { path: location.pathname, texts })
        if (status === 200) this.issues = body
        this.#render()
      }
    } finally {
      this.#next = undefined
    }
  }

  async #measure({ opened }: Asked): Promise<void> {
    if (!opened) return
    this.overflows = await overflows(opened.id, opened.text)
    this.#render()
  }

  checkSiteSoon(): void {
    clearTimeout(this.#siteTimer)
    this.#siteTimer = window.setTimeout(async () => {
      const { status, body } = await ask<string[]>('site')
      this.siteIssues = status === 200 ? body : []
      this.#render()
    }, 2000)
  }
}

interface Asked {
  /** What is not saved yet. */
  typed: ReadonlyMap<number, string>
  opened?: { id: number; text: string } | undefined
}
