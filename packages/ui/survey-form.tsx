import type { ReactNode } from 'react'
import type { LiveSurveyWords } from '@repo/content/sections/shared.ts'
import { plainWords } from './plain-words.ts'
import { Asker } from './survey-widget.tsx'
import { Words } from './words.tsx'
import styles from './survey-widget.module.css'

/**
 * The survey with native inputs: a visitor answers, the store types and replies. All of it is CSS;
 * `answer-surveys.ts` only announces the reply. Nothing is sent: a form of the method "dialog" outside a dialog does nothing.
 * An ancestor with `data-demo` plays the first answer. `chosen` is the answer of somebody else: it stands there, and the
 * survey still asks for the reader's.
 */
export function SurveyForm({
  surface,
  size,
  className = '',
  does,
  said,
  onAnswer,
  children,
  ...survey
}: SurveyFormProps) {
  const { store, initial, asks, question, hint, you, answers, chosen, counted, ordered } = survey
  return (
    <form
      method="dialog"
      autoComplete="off"
      data-survey=""
      className={`${styles.live} ${size === 'large' ? styles.large : ''} ${className}`}
    >
      <fieldset className={styles.surveyWidget}>
        <legend>
          <span className={`${styles.head} flex items-center gap-2.5 text-[13px] text-slate`}>
            <Asker store={store} initial={initial} asks={asks} surface={surface} />
            <span
              className={`${styles.hint} ms-auto me-(--hint-room,0px) [display:var(--hint,block)] font-semibold text-ink max-mini:hidden`}
              aria-hidden="true"
            >
              <Words>{hint}</Words>
            </span>
          </span>
          <span className={styles.question} data-own="question">
            <Words>{question}</Words>
          </span>
        </legend>
        <div className={`${styles.options} grid gap-[6px]`}>
          {answers.map(({ text, id }, place) => (
            // oxlint-disable-next-line jsx-a11y/label-has-associated-control -- its words come through <Words>
            <label key={plainWords(text)} className={styles.option}>
              <input
                type="radio"
                name="answer"
                value={place}
                defaultChecked={place === chosen}
                data-closing={id}
                onChange={onAnswer && (() => onAnswer(place))}
              />
              <i aria-hidden="true" />
              <Words.span data-own={`answer${place}`}>{text}</Words.span>
              <Words.small aria-hidden="true">{you}</Words.small>
            </label>
          ))}
        </div>
      </fieldset>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start">
        <div className={styles.turn} data-answered="">
          <span
            className={`${styles.typing} absolute gap-[6px] rounded-[22px] rounded-es-[4px] bg-ink px-4.5 py-4 opacity-0`}
            aria-hidden="true"
          >
            <i />
            <i />
            <i />
          </span>
          <div
            className={`${styles.reply} rounded-[22px] rounded-es-[4px] bg-ink px-4 py-3 leading-[1.42] text-pretty text-paper`}
          >
            {answers.map(({ text, reply }, place) => (
              <p key={plainWords(text)} data-reply="" data-own={`reply${place}`}>
                <Words>{reply}</Words>
              </p>
            ))}
            {does}
          </div>
        </div>
        {children ?? <Awaited />}
      </div>
      <output className="sr-only" data-counted={counted} data-ordered={ordered}>
        {said}
      </output>
    </form>
  )
}

export interface SurveyFormProps extends Omit<LiveSurveyWords, 'buy' | 'restart' | 'answers'> {
  answers: readonly LiveSurveyWords['answers'][number][]
  initial?: string
  /** Announced after the reply: what else the answer changed. */
  counted?: string
  /** Announced when the chip buys: what the order changed. */
  ordered?: string
  surface?: 'tomato' | 'lemon'
  size?: 'medium' | 'large'
  className?: string
  /** Under each reply: what it offers to do. */
  does?: ReactNode
  /** Announced by an island; a page has `answer-surveys.ts`. */
  said?: string
  /** In an island. */
  onAnswer?: (place: number) => void
  /** What is under the card until a reply covers it. */
  children?: ReactNode
}

/** The place of the reply while it has not been said. */
function Awaited() {
  return (
    <span
      className={`${styles.awaited} col-1 row-1 flex min-h-[44px] items-center gap-[6px] justify-self-start rounded-[22px] rounded-es-[4px] border-2 border-dashed border-ink px-4.5`}
      aria-hidden="true"
      data-awaited=""
    >
      <i />
      <i />
      <i />
    </span>
  )
}
