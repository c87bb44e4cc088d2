import type { QuestionsCard as Props } from '#content/sections/features.ts'
import { BalanceBike } from '#ui/balance-bike.tsx'
import { plainWords } from '#ui/plain-words.ts'
import { SurveyWidget } from '#ui/survey-widget.tsx'
import { Words } from '#ui/words.tsx'
import { CardWords } from './card-words.tsx'
import { FeatureCard } from './feature-card.tsx'
import styles from './questions-card.module.css'

export function QuestionsCard({ title, text, choose, choices, ...store }: Props) {
  return (
    <FeatureCard className="gap-5 rounded-es-[6px] bg-fog phone-wide:col-span-full phone-wide:grid phone-wide:grid-cols-[minmax(0,1fr)_minmax(0,318px)] phone-wide:gap-8 tab-wide:min-h-[560px] tab-wide:rounded-es-[6px] tab-wide:bg-paper lap-wide:col-span-7">
      <div className="flex flex-col gap-[1.1rem]">
        <CardWords title={title} text={text} />
        <fieldset className="mt-auto grid gap-2">
          <legend className="sr-only">
            <Words>{choose}</Words>
          </legend>
          {choices.map(({ question, moment }, place) => (
            <label key={plainWords(question)} className={styles.choice}>
              <input type="radio" name="question" value={place} defaultChecked={place === 0} autoComplete="off" />
              <span>
                <Words>{question}</Words>
              </span>
              <small>
                <Words>{moment}</Words>
              </small>
            </label>
          ))}
        </fieldset>
      </div>
      {/* From tablets on there is room for the longest question, so that the card keeps its height. */}
      <div
        className="relative flex min-h-[400px] flex-col overflow-hidden rounded-[24px] bg-mint phone-wide:min-h-[510px]"
        aria-live="polite"
      >
        <BalanceBike className="mx-auto mt-[.6rem] -mb-12 w-[80%] phone-wide:mt-[1.4rem] phone-wide:-mb-4 phone-wide:w-[94%]" />
        {choices.map(({ question, options }, place) => (
          <div key={plainWords(question)} data-when={place} className="relative mx-3 mt-auto mb-3">
            <SurveyWidget {...store} question={question} options={options} />
          </div>
        ))}
      </div>
    </FeatureCard>
  )
}
