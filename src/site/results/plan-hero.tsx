import type { Plan, ResultsWords } from '#content/results/plan.ts'
import { BalanceBike } from '#ui/balance-bike.tsx'
import { Icon } from '#ui/icon.tsx'
import { SurveyWidget } from '#ui/survey-widget.tsx'
import { Tag } from '#ui/tag.tsx'
import { Words } from '#ui/words.tsx'
import { InstallButton } from './install-button.tsx'
import './plan-hero.css'

/** Headline of the plan, and its survey question on a store. */
export function PlanHero({ words, plan }: { words: ResultsWords; plan: Plan }) {
  const { store, initial, asks } = words
  const { question, options, chosen } = plan.talk
  return (
    <section className="bg-mint">
      <div className="wrap plan-hero">
        <div className="plan-hero-words">
          <Tag ground="lemon" className="nib px-[.8rem]! text-[1rem]/none!">
            <Words>{plan.name}</Words>
          </Tag>
          <h1 className="plan-hero-headline mt-[1.1rem] max-w-[7.5em] type-display">
            <Words>{plan.headline}</Words>
          </h1>
          <p className="mt-[1.1rem] mb-[1.6rem] max-w-[25.2em] type-lead">
            <Words>{plan.text}</Words>
          </p>
          <InstallButton>{words.install}</InstallButton>
          <ul className="mt-4 flex flex-wrap gap-x-5 gap-y-1 text-[1rem]">
            {words.reassurances.map((line) => (
              <li key={line} className="flex items-center gap-[.4rem]">
                <Icon name="check" className="size-[18px]" />
                <Words>{line}</Words>
              </li>
            ))}
          </ul>
        </div>
        <div className="plan-hero-store">
          <div className="plan-hero-picture">
            <BalanceBike />
            <Tag ground="ink" className="plan-hero-sample">
              {words.sample}
            </Tag>
            <SurveyWidget {...{ store, initial, asks, question, options, chosen }} className="plan-hero-widget" />
          </div>
        </div>
      </div>
    </section>
  )
}
