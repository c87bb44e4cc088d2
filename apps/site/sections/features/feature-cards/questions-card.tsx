import type { QuestionsCard as Props } from '@repo/content/sections/features.ts'
import { BalanceBike } from '@repo/ui/balance-bike.tsx'
import { LiveSurvey } from '@repo/ui/live-survey.tsx'
import { plainWords } from '@repo/ui/plain-words.ts'
import { Words } from '@repo/ui/words.tsx'
import { CardWords } from './card-words.tsx'
import { FeatureCard } from './feature-card.tsx'
import styles from './questions-card.module.css'

/** The survey is at the top of the shop, and a reply covers the product below it. */
export function QuestionsCard({ title, text, choose, choices, ...survey }: Props) {
  return (
    <FeatureCard
      place="tab:col-span-full lap:col-span-7"
      className="gap-5 cut-corner bg-fog tab:grid tab:grid-cols-[minmax(0,1fr)_minmax(0,318px)] tab:gap-8 wide:min-h-140 wide:cut-corner wide:bg-paper"
    >
      <div className="flex flex-col gap-4.5">
        <CardWords title={title} text={text} />
        <fieldset className="mt-auto grid gap-2">
          <Words.legend className="sr-only">{choose}</Words.legend>
          {choices.map(({ question, moment }, place) => (
            <label
              key={plainWords(question)}
              className={`${styles.choice} grid grid-cols-[22px_minmax(0,1fr)] items-center gap-x-3.5 px-4 py-3.5 leading-[1.3] font-semibold`}
            >
              <input type="radio" name="question" value={place} defaultChecked={place === 0} autoComplete="off" />
              <Words.span>{question}</Words.span>
              <Words.small>{moment}</Words.small>
            </label>
          ))}
        </fieldset>
      </div>
      {/* Room for the longest question and reply, so that the card keeps its height. */}
      <div className="min-h-127.5 p-3 rounded-large bg-mint">
        {choices.map(({ question, answers }, place) => (
          <div key={plainWords(question)} data-when={place}>
            <LiveSurvey {...survey} question={question} answers={answers}>
              <BalanceBike className="col-1 row-1 mx-auto mt-4 mb-0 w-[min(60%,250px)] wide:w-[min(85%,250px)]" />
            </LiveSurvey>
          </div>
        ))}
      </div>
    </FeatureCard>
  )
}
