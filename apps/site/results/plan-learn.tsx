import type { ResultsWords } from '@repo/content/results/plan.ts'
import { Icon } from '@repo/ui/icon.tsx'
import { plainWords } from '@repo/ui/plain-words.ts'
import { Words } from '@repo/ui/words.tsx'
import { InstallButton } from './install-button.tsx'
import { listParts } from './list-parts.ts'
import { Framed } from '../sections/shared/framed.tsx'
import { Rail } from '../sections/shared/rail.tsx'
import styles from './plan-learn.module.css'

/** What to change for every answer of the survey, what to do with the first insight, and the line for the place visitors come from. */
export function PlanLearn({ words }: { words: ResultsWords }) {
  const { learn, talks, changes, aov, traffic } = words
  return (
    <Framed className="print:pt-3 print:pb-0" headline={learn.headline}>
      {listParts(talks).map(([scenario, ofGoal]) =>
        listParts(ofGoal).map(([pain, { options, chosen }]) => (
          <div key={pain} data-for={scenario}>
            <dl data-for={pain} className="mt-5 border-t-2 tab:mt-8 border-ink print:mt-0.75 print:border-0">
              {options.map(({ reason, text }, index) => (
                <div
                  key={plainWords(text)}
                  className="grid gap-1.5 py-2.5 border-b border-line tab:gap-2.5 tab:py-4 tab:grid-cols-[minmax(0,1fr)_minmax(0,1.6fr)] tab:items-center tab:gap-6 print:grid-cols-[225px_minmax(0,1fr)] print:gap-3.5 print:py-1"
                >
                  <dt>
                    <span className="sr-only">{plainWords(learn.heard)}: </span>
                    <span
                      className={`${styles.heard} block w-fit rounded-large cut-corner-end leading-[1.35] font-semibold ${index === chosen ? styles.chosen : ''}`}
                    >
                      <Words>{text}</Words>
                    </span>
                  </dt>
                  <dd className="flex items-center gap-6 text-large/snug text-pretty print:text-micro">
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
      <InstallButton className="mt-4 w-full tab:hidden print:hidden">{learn.install}</InstallButton>
      <div data-for="answers" className="mt-4 tab:mt-10 print:mt-1.5 print:text-micro print:leading-snug">
        <Rail
          label={learn.headline}
          className="[--rail-card:84vw] tab:grid tab:grid-cols-start-wide tab:gap-4 print:block! print:*:w-auto!"
        >
          <div className={styles.insight}>
            {listParts(aov).map(([option, { insight }]) => (
              <div key={option} data-for={option} className="print:inline">
                <Words.h3 className="type-head">{insight.title}</Words.h3>
                <Words.p>{insight.text}</Words.p>
              </div>
            ))}
          </div>
          <div className={styles.source}>
            <Words.h3 className="type-head">{learn.source}</Words.h3>
            {listParts(traffic).map(([option, { source }]) => (
              <Words.p key={option} data-for={option}>
                {source}
              </Words.p>
            ))}
          </div>
        </Rail>
      </div>
    </Framed>
  )
}
