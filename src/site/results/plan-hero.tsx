import type { Plan, ResultsWords } from '#content/results/plan.ts'
import { BalanceBike } from '#ui/balance-bike.tsx'
import { Icon } from '#ui/icon.tsx'
import { plainWords } from '#ui/plain-words.ts'
import { SurveyWidget } from '#ui/survey-widget.tsx'
import { Tag } from '#ui/tag.tsx'
import { Words } from '#ui/words.tsx'
import { InstallButton } from './install-button.tsx'
import styles from './plan-hero.module.css'

/** Headline of the plan, and its survey question on a store. */
export function PlanHero({ words, plan }: { words: ResultsWords; plan: Plan }) {
  const { store, initial, asks } = words
  const { question, options, chosen } = plan.talk
  return (
    <section className="bg-mint">
      <div className={`wrap ${styles.planHero}`}>
        <div className="tab:self-end tab:pb-18">
          <Tag ground="lemon" className="nib px-[.8rem]! text-[1rem]/none!">
            <Words>{plan.name}</Words>
          </Tag>
          <h1 className="mt-[1.1rem] max-w-[7.5em] type-display [--text-display:clamp(2.6rem,1.35rem+4.1vw,5.25rem)]">
            <Words>{plan.headline}</Words>
          </h1>
          <p className="mt-[1.1rem] mb-[1.6rem] max-w-[25.2em] type-lead">
            <Words>{plan.text}</Words>
          </p>
          <InstallButton>{words.install}</InstallButton>
          <ul className="mt-4 flex flex-wrap gap-x-5 gap-y-1 text-[1rem]">
            {words.reassurances.map((line) => (
              <li key={plainWords(line)} className="flex items-center gap-[.4rem]">
                <Icon name="check" className="size-[18px]" />
                <Words>{line}</Words>
              </li>
            ))}
          </ul>
        </div>
        <div className={styles.store}>
          <div className={styles.picture}>
            <BalanceBike />
            <Tag ground="ink" className="absolute start-[.9rem] top-[.9rem]">
              <Words>{words.sample}</Words>
            </Tag>
            <SurveyWidget {...{ store, initial, asks, question, options, chosen }} className={styles.widget} />
          </div>
        </div>
      </div>
    </section>
  )
}
