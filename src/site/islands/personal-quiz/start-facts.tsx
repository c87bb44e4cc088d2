import { locales, type Locale } from '#contract/locale.ts'
import type { StartWords } from '#content/quizzes/personal-words.ts'
import { Words } from '#ui/words.tsx'
import { Drawing } from './drawing.tsx'
import type { JoinedRange } from './joined-range.ts'
import './start-facts.css'

/** Today, how many joined, how long it takes. The first two belong to the visitor's browser; their room is kept until then. */
export function StartFacts({ lang, words, opening, joined, isHydrated }: Props) {
  const locale = locales[lang].date
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'long' })
  const count = joined && (isHydrated ? pick(joined, opening.chance) : joined.to)
  return (
    <div className="start-facts">
      <p className="start-facts-live start-facts-date" data-live={isHydrated} aria-hidden={!isHydrated}>
        <Drawing name="calendar" className="size-[18px]" />
        <time>{isHydrated && date.format(opening.date)}</time>
      </p>
      {count && (
        <p className="start-facts-live start-facts-joined" data-live={isHydrated} aria-hidden={!isHydrated}>
          <span className="start-facts-crowd" aria-hidden="true">
            <i />
            <i />
            <i />
          </span>
          <Words>{words.joined.replace('%count%', count.toLocaleString(locale))}</Words>
        </p>
      )}
      <p>
        <Drawing name="timer" className="size-[18px]" />
        <Words>{words.takes}</Words>
      </p>
    </div>
  )
}

/** The moment the quiz was opened, and the throw of its die. */
export interface Opening {
  date: Date
  /** 0 to just below 1. */
  chance: number
}

interface Props {
  lang: Locale
  words: StartWords
  opening: Opening
  joined: JoinedRange | undefined
  isHydrated: boolean
}

function pick({ from, to }: JoinedRange, chance: number): number {
  return from + Math.floor(chance * (to - from + 1))
}
