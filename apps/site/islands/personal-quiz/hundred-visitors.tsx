import type { Copy } from '@repo/content/copy.ts'
import { Dot } from '@repo/ui/dot.tsx'
import { Tag } from '@repo/ui/tag.tsx'
import { Words } from '@repo/ui/words.tsx'

/**
 * A hundred visitors, one dot each. `leaving`: all alike, except the few whose questions are in the list beside.
 * `answering`: the dots become answers, and some of them buy.
 */
export function HundredVisitors({ caption, leaving = 0, answering }: Props) {
  return (
    <div className="-order-1 rounded-large rounded-ee-cut-corner bg-paper p-5 tab:order-0 tab:rounded-xl tab:rounded-ee-cut-corner tab:p-[clamp(1.25rem,2.5vw,2.25rem)]">
      <div
        className="mb-4 grid grid-cols-[repeat(20,1fr)] gap-1 tab:mb-6.5 tab:grid-cols-[repeat(10,1fr)] tab:gap-2.5"
        aria-hidden="true"
      >
        {everyone.map((place) => {
          const question = asking.indexOf(place) + 1
          const asks = question > 0 && question <= leaving
          return (
            <Dot key={place} className={answering ? lookOf(place) : asks ? asked : 'bg-fog-2'}>
              {!answering && asks && <span className="max-tab:hidden">{question}</span>}
            </Dot>
          )
        })}
      </div>
      <div className="flex flex-wrap items-end justify-between gap-x-5 gap-y-3 tab:flex-nowrap">
        <Words.p className="font-display text-large/tight text-balance tab:text-figure/tight">{caption}</Words.p>
        {answering && (
          <Tag className="flex-none">
            <Words>{answering}</Words>
          </Tag>
        )}
      </div>
    </div>
  )
}

interface Props {
  caption: Copy
  /** How many of them leave with a numbered question. */
  leaving?: number
  /** They answer; the label marks the answers as an example. */
  answering?: Copy
}

const everyone = Array.from({ length: 100 }, (_, place) => place)

/** Positions of those who ask, buy or stay silent, spread so that no pattern shows. All others give a reason. */
const asking = [16, 33, 48, 71, 94]
const buying = new Set([7, 23, 34, 41, 58, 66, 72, 89, 95])
const silent = new Set([2, 10, 13, 19, 26, 30, 37, 45, 49, 52, 54, 61, 63, 69, 75, 78, 80, 84, 91, 98])

/** They leave with a question that was not heard: the dot stays round. */
const asked = 'bg-ink font-display text-large/none text-lemon'

function lookOf(place: number): string {
  if (silent.has(place)) return 'bg-fog-2'
  return buying.has(place) ? 'rounded-es-[8%] bg-jade' : 'rounded-es-[8%] bg-blush'
}
