import type { CaseHeroSection } from '@repo/content/sections/case-study.ts'
import { Icon } from '@repo/ui/icon.tsx'
import { plainWords } from '@repo/ui/plain-words.ts'
import { Asker } from '@repo/ui/survey-widget.tsx'
import { Tag } from '@repo/ui/tag.tsx'
import { Words } from '@repo/ui/words.tsx'
import styles from './case-survey.module.css'

/** The id of an answer's input: a label elsewhere on the page may choose it. */
export const firstAnswer = 'case-answer-0'

type SurveyProps = CaseHeroSection['survey']

/**
 * The survey that lights the room, by native inputs. The reply takes the place of the other answers, so that the card never
 * changes its height. `answer-surveys.ts` announces it; nothing is sent.
 */
export function CaseSurvey(words: SurveyProps) {
  return (
    <form method="dialog" autoComplete="off" data-survey="" className={card}>
      <Question {...words} isAsked />
      <output className="sr-only" />
    </form>
  )
}

/** The space that the survey takes, where it is drawn elsewhere. */
export function SurveySpace(words: SurveyProps) {
  return (
    <div className={`${card} invisible`}>
      <Question {...words} isAsked={false} />
    </div>
  )
}

const card =
  'rounded-card cut-corner bg-paper px-3.5 pt-3 pb-2 text-ink shadow-[0_10px_20px_-6px_rgb(18_19_15/.16)] tab:px-4.5 tab:pt-4.5 tab:pb-3 low:pt-3.5'

function Question({
  store,
  asks,
  question,
  sample,
  answers,
  sale,
  restart,
  isAsked,
}: SurveyProps & { isAsked: boolean }) {
  return (
    <fieldset>
      {/* Floating, it is laid out as any other box. */}
      <legend className="float-start w-full">
        <span className="mb-2 flex items-center gap-2.5 text-micro text-slate [&_b]:text-ink">
          <Asker store={store} asks={asks} />
          <Tag className="ms-auto gap-[.28em]">
            <Words>{sample.example}</Words>
            <Words.span className="max-mini:hidden">{sample.store}</Words.span>
          </Tag>
        </span>
        <Words.span className="mb-2 block font-display text-large/close tracking-close">{question}</Words.span>
      </legend>
      <div className={`${styles.answers} grid gap-[6px] text-small leading-[1.3]`}>
        {answers.map(({ text }, place) => (
          // oxlint-disable-next-line jsx-a11y/label-has-associated-control -- its words come through <Words>
          <label
            key={plainWords(text)}
            className="relative flex cursor-pointer items-center gap-2.5 rounded-medium px-3 py-1.5"
          >
            {/* Named by its own words: "Play the story" is a label of the first one too. */}
            {isAsked && (
              <input
                type="radio"
                name="answer"
                value={place}
                id={`case-answer-${place}`}
                aria-labelledby={`case-answer-${place}-text`}
                className="absolute inset-0 cursor-pointer opacity-0"
              />
            )}
            <i aria-hidden="true" className="size-3.5 flex-none rounded-circle [:checked+&]:rounded-es-[2px]" />
            <Words.span id={isAsked ? `case-answer-${place}-text` : undefined}>{text}</Words.span>
          </label>
        ))}
        <div className="grid content-start gap-1.5" data-answered="">
          {answers.map(({ text, reply }) => (
            <p
              key={plainWords(text)}
              className="col-start-1 row-start-1 grid content-center rounded-medium cut-corner bg-ink px-3.5 py-2 text-paper [&_b]:text-lemon"
              data-reply=""
            >
              <Words>{reply}</Words>
            </p>
          ))}
          <div className="flex flex-wrap items-center justify-between">
            <Tag surface="mint">
              <Icon name="check" className="size-3.5" stroke={2.6} />
              <Words>{sale}</Words>
            </Tag>
            <button type="reset" className="min-h-8 font-semibold underline underline-offset-4">
              <Words>{restart}</Words>
            </button>
          </div>
        </div>
      </div>
    </fieldset>
  )
}
