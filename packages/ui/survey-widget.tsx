import type { Copy } from '@repo/content/copy.ts'
import type { SurveyWords } from '@repo/content/sections/shared.ts'
import { Bubble } from './bubble.tsx'
import { plainWords } from './plain-words.ts'
import { Words } from './words.tsx'
import styles from './survey-widget.module.css'

/**
 * The survey as it floats on a store: the only thing on this site that casts a shadow. A drawing; the one to
 * answer is in live-survey.tsx, apart from islands, which would load its icons. A parent may set `--question-size` and `--option-size`.
 */
export function SurveyWidget({ surface, size, className = '', ...survey }: Props) {
  const { store, initial, asks, question, options, chosen, reply, chips } = survey
  return (
    <div className={`${styles.surveyWidget} ${size === 'large' ? styles.large : ''} ${className}`}>
      <div className={`${styles.head} flex items-center gap-2.5 text-[13px] text-slate`}>
        <Asker store={store} initial={initial} asks={asks} surface={surface} />
      </div>
      <Words.p className={styles.question} data-asks="">
        {question}
      </Words.p>
      <ul className={`${styles.options} grid gap-[6px]`}>
        {options.map((option, index) => (
          <li
            key={plainWords(option)}
            className={index === chosen ? `${styles.option} ${styles.chosen}` : styles.option}
          >
            <i aria-hidden="true" data-lands={index === chosen ? '' : undefined} />
            <Words>{option}</Words>
          </li>
        ))}
      </ul>
      {reply && (
        <div className="relative mt-[10px] grid gap-[7px]">
          <Bubble by="brand" className={size === 'large' ? 'text-base' : ''}>
            {reply}
          </Bubble>
          {chips && (
            <div
              className={`${styles.chips} mt-[2px] flex flex-wrap gap-[6px] font-text text-[13.5px] leading-none font-semibold`}
            >
              {chips.map((chip) => (
                <Words.span key={plainWords(chip)}>{chip}</Words.span>
              ))}
            </div>
          )}
        </div>
      )}
    </div>
  )
}

interface Props extends SurveyWords {
  /** For the avatar, where it is not the name's first letter. */
  initial?: string
  surface?: 'tomato' | 'lemon'
  size?: 'medium' | 'large'
  className?: string
}

/** Who asks: the store's avatar and name. */
export function Asker({ store, initial = plainWords(store).charAt(0), asks, surface = 'tomato' }: AskerProps) {
  return (
    <>
      <span
        className={`grid aspect-square w-(--avatar-size,30px) place-items-center rounded-circle rounded-es-[3px] font-display text-[calc(var(--avatar-size,30px)/2)] leading-none font-normal text-ink ${surface === 'lemon' ? styles.lemon : styles.tomato}`}
        aria-hidden="true"
        data-own="initial"
      >
        {initial}
      </span>
      <span>
        <Words.b data-own="name">{store}</Words.b> <Words>{asks}</Words>
      </span>
    </>
  )
}

interface AskerProps {
  store: Copy
  initial?: string | undefined
  asks: Copy
  surface?: 'tomato' | 'lemon' | undefined
}
