import type { Plan, ResultsWords } from '#content/results/plan.ts'
import { Icon } from '#ui/icon.tsx'
import { plainWords } from '#ui/plain-words.ts'
import { Words } from '#ui/words.tsx'
import styles from './plan-learn.module.css'

/** What to change for every answer of the survey. */
export function PlanLearn({ words, options, changes }: Props) {
  return (
    <section className="bg-fog py-section">
      <div className="wrap grid gap-x-16 gap-y-8 lap:grid-cols-[minmax(0,1fr)_minmax(0,2.3fr)]">
        <h2 className="max-w-[8.1em] type-title">
          <Words>{words.headline}</Words>
        </h2>
        <dl>
          <div className={`${styles.row} ${styles.heads}`} aria-hidden="true">
            <dt>
              <Words>{words.heard}</Words>
            </dt>
            <dd>
              <Words>{words.change}</Words>
            </dd>
          </div>
          {options.map((option, index) => (
            <div key={plainWords(option)} className={styles.row}>
              <dt>
                <span className="sr-only">{plainWords(words.heard)}: </span>
                <span className={styles.heard}>
                  <Words>{option}</Words>
                </span>
              </dt>
              <dd className="contents">
                <Icon name="arrowRight" className="size-6 rtl:-scale-x-100" />
                <span className={styles.change}>
                  <span className="sr-only">{plainWords(words.change)}: </span>
                  {changes[index] && <Words>{changes[index]}</Words>}
                </span>
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}

interface Props {
  words: ResultsWords['learn']
  options: Plan['talk']['options']
  changes: Plan['changes']
}
