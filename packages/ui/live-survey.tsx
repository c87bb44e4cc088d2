import type { ReactNode } from 'react'
import type { LiveSurveyWords } from '@repo/content/sections/shared.ts'
import { Icon } from './icon.tsx'
import { plainWords } from './plain-words.ts'
import { Asker } from './survey-widget.tsx'
import { Words } from './words.tsx'
import styles from './survey-widget.module.css'

/**
 * The same survey with native inputs: a visitor answers, the store types and replies, and a chip buys. All of it is CSS;
 * `answer-surveys.ts` only announces the reply. Nothing is sent: a form of the method "dialog" outside a dialog does nothing.
 * An ancestor with `data-demo` plays the first answer. `chosen` is the answer of somebody else: it stands there, and the
 * survey still asks for the reader's.
 */
export function LiveSurvey({ surface, size, className = '', children, ...survey }: Props) {
  const { store, initial, asks, question, hint, you, answers, chosen, buy, restart, counted, ordered } = survey
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
          {answers.map(({ text }, place) => (
            // oxlint-disable-next-line jsx-a11y/label-has-associated-control -- its words come through <Words>
            <label key={plainWords(text)} className={styles.option}>
              <input type="radio" name="answer" value={place} defaultChecked={place === chosen} />
              <i aria-hidden="true" />
              <Words.span data-own={`answer${place}`}>{text}</Words.span>
              <Words.small aria-hidden="true">{you}</Words.small>
            </label>
          ))}
        </div>
      </fieldset>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start">
        {answers.map(({ text, reply }, place) => (
          <div key={plainWords(text)} className={styles.turn} data-answered="">
            <span
              className={`${styles.typing} absolute gap-[6px] rounded-[22px] rounded-es-[4px] bg-ink px-4.5 py-4 opacity-0`}
              aria-hidden="true"
            >
              <i />
              <i />
              <i />
            </span>
            <div
              className={`${styles.reply} [translate:0_calc(10px*(1-var(--said)))] rounded-[22px] rounded-es-[4px] bg-ink px-4 py-3 leading-[1.42] text-pretty text-paper opacity-(--said)`}
            >
              <p data-reply="" data-own={`reply${place}`}>
                <Words>{reply}</Words>
              </p>
              {(buy ?? chosen === undefined) && (
                <div className={`${styles.does} mt-2.5 flex flex-wrap gap-[6px] text-[14px] leading-none`}>
                  {buy && (
                    <label className={styles.buy}>
                      <input type="checkbox" name="buy" />
                      <Words.span>{buy.label}</Words.span>
                      <span className={styles.done}>
                        <Icon name="check" className="size-4" stroke={2.4} />
                        <Words>{buy.done}</Words>
                      </span>
                    </label>
                  )}
                  <button type="reset">
                    <Icon name="restart" className="size-4" stroke={2.4} />
                    <Words>{restart}</Words>
                  </button>
                </div>
              )}
            </div>
          </div>
        ))}
        {children ?? <Awaited />}
      </div>
      <output className="sr-only" data-counted={counted} data-ordered={ordered} />
    </form>
  )
}

interface Props extends LiveSurveyWords {
  initial?: string
  /** Announced after the reply: what else the answer changed. */
  counted?: string
  /** Announced when the chip buys: what the order changed. */
  ordered?: string
  surface?: 'tomato' | 'lemon'
  size?: 'medium' | 'large'
  className?: string
  /** What is under the card until a reply covers it. */
  children?: ReactNode
}

/** The place of the reply while it has not been said. */
function Awaited() {
  return (
    <span
      className={`${styles.awaited} col-1 row-1 flex min-h-[44px] items-center gap-[6px] justify-self-start rounded-[22px] rounded-es-[4px] border-2 border-dashed border-ink px-4.5 opacity-40`}
      aria-hidden="true"
    >
      <i />
      <i />
      <i />
    </span>
  )
}
