import type { QuestionsCard as Props } from '#content/sections/features.ts'
import { BalanceBike } from '#ui/balance-bike.tsx'
import { SurveyWidget } from '#ui/survey-widget.tsx'
import { Words } from '#ui/words.tsx'
import { CardWords } from './card-words.tsx'
import { FeatureCard } from './feature-card.tsx'
import './questions-card.css'

export function QuestionsCard({ title, text, choose, choices, ...store }: Props) {
  return (
    <FeatureCard className="questions-card">
      <div className="flex flex-col gap-[1.1rem]">
        <CardWords title={title} text={text} />
        <fieldset className="mt-auto grid gap-2">
          <legend className="sr-only">{choose}</legend>
          {choices.map(({ question, moment }, place) => (
            <label key={question} className="questions-card-choice">
              <input type="radio" name="question" value={place} defaultChecked={place === 0} autoComplete="off" />
              <span>
                <Words>{question}</Words>
              </span>
              <small>{moment}</small>
            </label>
          ))}
        </fieldset>
      </div>
      <div className="questions-card-store" aria-live="polite">
        <BalanceBike className="questions-card-product" />
        {choices.map(({ question, options }, place) => (
          <div key={question} data-when={place} className="relative mx-3 mt-auto mb-3">
            <SurveyWidget {...store} question={question} options={options} />
          </div>
        ))}
      </div>
    </FeatureCard>
  )
}
