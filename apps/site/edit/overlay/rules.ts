import type { Issue } from '../../checks/source/issue.ts'
import { ask } from './ask.ts'
import { measureAt, type Measured } from './overflows.ts'

/** What the rules say: of the open page with what is typed now, of the open sentence on phones, and of the whole site. */
export class Rules {
  /** Of every page that was asked about; those of another page stay until it is asked again, or the whole site is. */
  issues: readonly Issue[] = []
  measured: readonly Measured[] = []
  /** As `npm run words` says it, of other pages: asked in the background, after a save. */
  siteIssues: readonly Issue[] = []
  readonly #render: () => void
  #found = new Map<string, readonly Issue[]>()
  #paths: readonly string[] = []
  #next: Asked | undefined
  #measureTimer = 0
  #siteTimer = 0

  constructor(render: () => void) {
    this.#render = render
  }

  /** One request at a time: what is typed meanwhile is asked in the next. The widths are measured when typing rests, for they lay out two pages. */
  async check(asked: Asked): Promise<void> {
    clearTimeout(this.#measureTimer)
    this.#measureTimer = window.setTimeout(() => void this.#measure(asked), 300)
    const isAsking = this.#next !== undefined
    this.#next = asked
    if (isAsking) return
    try {
      for (let now: Asked | undefined = asked; now; now = this.#next === now ? undefined : this.#next) {
        const texts = [...now.typed].map(([id, text]) => ({ id, text }))
        const answers = await Promise.all(now.paths.map((path) => ask<Issue[]>('check', { path, texts })))
        const found = now.paths.map((path, place) => {
          const { status, body } = answers[place] ?? {}
          return [path, status === 200 && body ? body : (this.#found.get(path) ?? [])] as const
        })
        this.#paths = now.paths
        this.#learn([...found, ...[...this.#found].filter(([path]) => !this.#paths.includes(path))])
      }
    } catch {
      // The save line says that the server has stopped.
    } finally {
      this.#next = undefined
    }
  }

  /** Has this page been asked about? What the whole site says of it is older. */
  knows(path: string): boolean {
    return this.#found.has(path)
  }

  checkSiteSoon(hasChanges: boolean): void {
    clearTimeout(this.#siteTimer)
    if (!hasChanges) return this.learnSite([])
    const timer = window.setTimeout(async () => {
      const { status, body } = await ask<readonly Issue[]>('site')
      // Words that were saved meanwhile are asked about again.
      if (status === 200 && timer === this.#siteTimer) this.learnSite(body)
    }, 2000)
    this.#siteTimer = timer
  }

  learnSite(issues: readonly Issue[]): void {
    this.siteIssues = issues
    this.#learn([...this.#found].filter(([path]) => this.#paths.includes(path)))
  }

  #learn(found: Iterable<readonly [string, readonly Issue[]]>): void {
    this.#found = new Map(found)
    this.issues = once([...this.#found.values()].flat())
    this.#render()
  }

  async #measure({ opened, paths: [path] }: Asked): Promise<void> {
    if (!opened || !path) return
    this.measured = await measureAt(path, opened.id, opened.text)
    this.#render()
  }
}

interface Asked {
  /** The open page, and that of the other language while it is written beside it. */
  paths: readonly string[]
  /** What is not saved yet. */
  typed: ReadonlyMap<number, string>
  opened?: { id: number; text: string } | undefined
}

/** One cause is one question, also where several rules or pages find it. What is put right on saving is none. */
function once(issues: readonly Issue[]): Issue[] {
  const asked = issues.filter(({ rule }) => rule !== 'is written as npm run format writes it')
  const keyOf = ({ id, rule, typed, message }: Issue) => `${id} ${typed ?? rule}${id === undefined ? message : ''}`
  return [...new Map(asked.map((issue) => [keyOf(issue), issue] as const).toReversed()).values()].toReversed()
}
