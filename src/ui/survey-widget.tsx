import type { ReactNode } from 'react'
import type { Copy } from '#content/copy.ts'
import type { LiveSurveyWords, SurveyWords } from '#content/sections/shared.ts'
import { Bubble } from './bubble.tsx'
import { Chips } from './chips.tsx'
import { Icon } from './icon.tsx'
import { plainWords } from './plain-words.ts'
import { Words } from './words.tsx'
import styles from './survey-widget.module.css'

/**
 * The survey as it floats on a store: the only thing on this site that casts a shadow. A drawing; `LiveSurvey` is the one
 * to answer. A parent may set `--question-size` and `--option-size`.
 */
export function SurveyWidget({
  store,
  initial,
  asks,
  question,
  options,
  chosen,
  reply,
  chips,
  ground,
  size = 'medium',
  className = '',
}: SurveyWords & {
  /** For the avatar, where it is not the name's first letter. */
  initial?: string
  ground?: 'tomato' | 'lemon'
  size?: 'medium' | 'large'
  className?: string
}) {
  return (
    <div className={`${styles.surveyWidget} ${size === 'large' ? styles.large : ''} ${className}`}>
      <div className={styles.head}>
        <Asker store={store} initial={initial} asks={asks} ground={ground} />
      </div>
      <p className={styles.question}>
        <Words>{question}</Words>
      </p>
      <ul className={styles.options}>
        {options.map((option, index) => (
          <li
            key={plainWords(option)}
            className={index === chosen ? `${styles.option} ${styles.chosen}` : styles.option}
          >
            <i aria-hidden="true" />
            <Words>{option}</Words>
          </li>
        ))}
      </ul>
      {reply && (
        <div className={styles.talk}>
          <Bubble by="brand" className={size === 'large' ? 'text-[1rem]' : ''}>
            {reply}
          </Bubble>
          {chips && <Chips items={chips} className={styles.chips} />}
        </div>
      )}
    </div>
  )
}

/**
 * The same survey with native inputs: a visitor answers, the store types and replies, and a chip buys. All of it is CSS;
 * `answer-surveys.ts` only announces the reply. Nothing is sent: a form of the method "dialog" outside a dialog does nothing.
 * An ancestor with `data-demo` plays the first answer.
 */
export function LiveSurvey({
  store,
  initial,
  asks,
  question,
  hint,
  you,
  answers,
  buy,
  restart,
  counted,
  ground,
  size = 'medium',
  className = '',
  children,
}: LiveSurveyWords & {
  initial?: string
  /** Announced after the reply: what else the answer changed. */
  counted?: string
  ground?: 'tomato' | 'lemon'
  size?: 'medium' | 'large'
  className?: string
  /** What is under the card until a reply covers it. */
  children?: ReactNode
}) {
  return (
    <form
      method="dialog"
      autoComplete="off"
      data-survey=""
      className={`${styles.live} ${size === 'large' ? styles.large : ''} ${className}`}
    >
      <fieldset className={styles.surveyWidget}>
        <legend>
          <span className={styles.head}>
            <Asker store={store} initial={initial} asks={asks} ground={ground} />
            <span className={styles.hint} aria-hidden="true">
              <Words>{hint}</Words>
            </span>
          </span>
          <span className={styles.question}>
            <Words>{question}</Words>
          </span>
        </legend>
        <div className={styles.options}>
          {answers.map(({ text }, place) => (
            // oxlint-disable-next-line jsx-a11y/label-has-associated-control -- its words come through <Words>
            <label key={plainWords(text)} className={styles.option}>
              <input type="radio" name="answer" value={place} />
              <i aria-hidden="true" />
              <span>
                <Words>{text}</Words>
              </span>
              <small aria-hidden="true">
                <Words>{you}</Words>
              </small>
            </label>
          ))}
        </div>
      </fieldset>
      <div className={styles.turns}>
        {answers.map(({ text, reply }) => (
          <div key={plainWords(text)} className={styles.turn} data-answered="">
            <span className={styles.typing} aria-hidden="true">
              <i />
              <i />
              <i />
            </span>
            <div className={styles.reply}>
              <p data-reply="">
                <Words>{reply}</Words>
              </p>
              <div className={styles.does}>
                {buy && (
                  <label className={styles.buy}>
                    <input type="checkbox" name="buy" />
                    <span>
                      <Words>{buy.label}</Words>
                    </span>
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
            </div>
          </div>
        ))}
        {children}
      </div>
      <output className="sr-only" data-counted={counted} />
    </form>
  )
}

function Asker({
  store,
  initial = plainWords(store).charAt(0),
  asks,
  ground = 'tomato',
}: {
  store: Copy
  initial?: string | undefined
  asks: Copy
  ground?: 'tomato' | 'lemon' | undefined
}) {
  return (
    <>
      <span className={`${styles.avatar} ${ground === 'lemon' ? 'bg-lemon' : 'bg-tomato'}`} aria-hidden="true">
        {initial}
      </span>
      <span>
        <b>
          <Words>{store}</Words>
        </b>{' '}
        <Words>{asks}</Words>
      </span>
    </>
  )
}
