import type { Plan, ResultsWords } from '#content/results/plan.ts'
import { withValues } from '#content/with-values.ts'
import { DotNumeral } from '#ui/dot-numeral.tsx'
import { plainWords } from '#ui/plain-words.ts'
import { Words } from '#ui/words.tsx'
import styles from './plan-week.module.css'

/** Seven days, one task each. */
export function PlanWeek({ words, days }: { words: ResultsWords['week']; days: Plan['week'] }) {
  return (
    <section className="on-ink bg-ink py-section text-paper">
      <div className="wrap">
        <div className="mb-8 grid items-end gap-x-16 gap-y-4 tab:mb-12 tab:grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)]">
          <h2 className="max-w-[8.1em] type-title">
            <Words>{words.headline}</Words>
          </h2>
          <p className="max-w-[20.4em] type-lead text-ash">
            <Words>{words.text}</Words>
          </p>
        </div>
        <ol className={`stagger ${styles.days}`}>
          {days.map(({ title, text }, index) => (
            <li key={plainWords(title)}>
              <DotNumeral
                value={`${index + 1}`}
                label={plainWords(withValues(words.day, { number: index + 1 }))}
                className={styles.number}
              />
              <div>
                <h3 className="type-sub">
                  <Words>{title}</Words>
                </h3>
                <p className="mt-2 text-pretty text-ash">
                  <Words>{text}</Words>
                </p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
