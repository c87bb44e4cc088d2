import type { SurveyWords } from '#content/sections/shared.ts'
import { Bubble } from './bubble.tsx'
import { plainWords } from './plain-words.ts'
import { Chips } from './chips.tsx'
import { Words } from './words.tsx'
import styles from './survey-widget.module.css'

/**
 * The survey as it floats on a store: the only thing on this site that casts a shadow. A drawing, not a form. A parent may
 * set `--question-size` and `--option-size`.
 */
export function SurveyWidget({
  store,
  initial = plainWords(store).charAt(0),
  asks,
  question,
  options,
  chosen,
  reply,
  chips,
  ground = 'tomato',
  size = 'medium',
  scene,
  className = '',
}: SurveyWords & {
  /** For the avatar, where it is not the name's first letter. */
  initial?: string
  ground?: 'tomato' | 'lemon'
  size?: 'medium' | 'large'
  /** Shows the visitor's pointer on the choice, and holds typing dots. Classes of the parts, for a page that plays the scene. */
  scene?: Record<'pointer' | 'ring' | 'chosen' | 'typing' | 'reply' | 'chips', string | undefined>
  className?: string
}) {
  return (
    <div
      className={`${styles.surveyWidget} ${size === 'large' ? styles.large : ''} ${scene ? styles.acted : ''} ${className}`}
    >
      <div className={styles.head}>
        <span className={`${styles.avatar} ${ground === 'lemon' ? 'bg-lemon' : 'bg-tomato'}`} aria-hidden="true">
          {initial}
        </span>
        <span>
          <b>
            <Words>{store}</Words>
          </b>{' '}
          <Words>{asks}</Words>
        </span>
      </div>
      <p className={styles.question}>
        <Words>{question}</Words>
      </p>
      <ul className={styles.options}>
        {options.map((option, index) => (
          <li
            key={plainWords(option)}
            className={
              index === chosen ? `${styles.option} ${styles.chosen} ${scene?.chosen ?? ''}`.trim() : styles.option
            }
          >
            <i aria-hidden="true" />
            <Words>{option}</Words>
            {scene && index === chosen && <Pointer {...scene} />}
          </li>
        ))}
      </ul>
      {reply && (
        <div className={styles.talk}>
          {scene && (
            <span className={`${styles.typing} ${scene.typing}`} aria-hidden="true">
              <i />
              <i />
              <i />
            </span>
          )}
          <Bubble by="brand" className={`${size === 'large' ? 'text-[1rem]' : ''} ${scene?.reply ?? ''}`.trim()}>
            {reply}
          </Bubble>
          {chips && <Chips items={chips} className={`${styles.chips} ${scene?.chips ?? ''}`.trim()} />}
        </div>
      )}
    </div>
  )
}

function Pointer({ ring, pointer }: Record<'ring' | 'pointer', string | undefined>) {
  return (
    <>
      <span className={`${styles.ring} ${ring}`} aria-hidden="true" />
      <svg viewBox="0 0 24 24" className={`${styles.pointer} ${pointer}`} aria-hidden="true">
        <path
          d="M5 2.5 19.5 12l-6.6 1.3L9.6 19.5z"
          fill="var(--color-ink)"
          stroke="var(--color-paper)"
          strokeWidth="1.6"
          strokeLinejoin="round"
        />
      </svg>
    </>
  )
}
