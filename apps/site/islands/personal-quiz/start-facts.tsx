import { locales, type Locale } from '@repo/contract/locale.ts'
import type { StartWords } from '@repo/content/quizzes/personal-words.ts'
import { withValues } from '@repo/content/with-values.ts'
import { Dot } from '@repo/ui/dot.tsx'
import { Words } from '@repo/ui/words.tsx'
import { Drawing } from './drawing.tsx'
import type { JoinedRange } from './joined-range.ts'
import styles from './start-facts.module.css'

/** Duration, merchants joined, date, on one line. The last two are rendered after hydration; their space is reserved until then. */
export function StartFacts({ lang, words, opening, joined, isHydrated }: FactProps & { words: StartWords }) {
  const locale = locales[lang].date
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'long' })
  const count = joined && (isHydrated ? pick(joined, opening.chance) : joined.to)
  return (
    <div
      className={`${styles.startFacts} mb-2.5 flex flex-wrap gap-x-5 gap-y-0 text-note text-slate tab:mb-[clamp(0.35rem,1.4dvh,1.1rem)] tab:gap-x-5.5 tab:gap-y-0 tab:text-base`}
    >
      <p>
        <Drawing name="timer" className="size-4.5" />
        <Words>{words.takes}</Words>
      </p>
      {count && (
        <p className={styles.live} data-live={isHydrated} aria-hidden={!isHydrated}>
          <span className="hidden tab:inline-flex" aria-hidden="true">
            <Dot className="size-4.5 rounded-es-tip bg-blush" />
            <Dot className="size-4.5 rounded-es-tip bg-lemon" />
            <Dot className="size-4.5 rounded-es-tip bg-jade" />
          </span>
          <Words.span>{withValues(words.joined, { count: count.toLocaleString(locale) })}</Words.span>
        </p>
      )}
      {/* Space for the longest month, so that nothing shifts where it needs a line of its own. */}
      <p className={`${styles.live} min-w-38.5 tab:min-w-45`} data-live={isHydrated} aria-hidden={!isHydrated}>
        <Drawing name="calendar" className="size-4.5" />
        <time>{isHydrated && date.format(opening.date)}</time>
      </p>
    </div>
  )
}

/** Time of opening, and the random number of this visit. */
interface Opening {
  date: Date
  /** 0 to just below 1. */
  chance: number
}

/** What the first step says of its visit. */
export interface FactProps {
  lang: Locale
  opening: Opening
  joined: JoinedRange | undefined
  isHydrated: boolean
}

function pick({ from, to }: JoinedRange, chance: number): number {
  return from + Math.floor(chance * (to - from + 1))
}
