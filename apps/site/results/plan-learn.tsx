import type { ResultsWords } from '@repo/content/results/plan.ts'
import { Icon } from '@repo/ui/icon.tsx'
import { plainWords } from '@repo/ui/plain-words.ts'
import { Words } from '@repo/ui/words.tsx'
import { listParts } from './list-parts.ts'
import styles from './plan-learn.module.css'

/** What to change for every answer of the survey, what to do with the first insight, and the line for the place visitors come from. */
export function PlanLearn({ words }: { words: ResultsWords }) {
  const { learn, talks, changes, aov, traffic } = words
  return (
    <section className={styles.planLearn}>
      <div className="wrap">
        <h2 className="type-title">
          <Words>{learn.headline}</Words>
        </h2>
        {listParts(talks).map(([scenario, ofGoal]) =>
          listParts(ofGoal).map(([pain, { options, chosen }]) => (
            <div key={pain} data-for={scenario}>
              <dl data-for={pain} className={styles.changes}>
                {options.map(({ reason, text }, index) => (
                  <div key={plainWords(text)} className={styles.row}>
                    <dt>
                      <span className="sr-only">{plainWords(learn.heard)}: </span>
                      <span className={index === chosen ? `${styles.heard} ${styles.chosen}` : styles.heard}>
                        <Words>{text}</Words>
                      </span>
                    </dt>
                    <dd>
                      <Icon name="arrowRight" className="size-5.5 max-tab:hidden rtl:-scale-x-100 print:hidden" />
                      <span>
                        <span className="sr-only">{plainWords(learn.change)}: </span>
                        <Words>{changes[reason]}</Words>
                      </span>
                    </dd>
                  </div>
                ))}
              </dl>
            </div>
          )),
        )}
        <div data-for="answers" className={styles.decisions}>
          <div className={styles.insight}>
            {listParts(aov).map(([option, { insight }]) => (
              <div key={option} data-for={option}>
                <h3 className="type-head">
                  <Words>{insight.title}</Words>
                </h3>
                <p>
                  <Words>{insight.text}</Words>
                </p>
              </div>
            ))}
          </div>
          <div className={styles.source}>
            <h3 className="type-head">
              <Words>{learn.source}</Words>
            </h3>
            {listParts(traffic).map(([option, { source }]) => (
              <p key={option} data-for={option}>
                <Words>{source}</Words>
              </p>
            ))}
          </div>
        </div>
      </div>
    </section>
  )
}
