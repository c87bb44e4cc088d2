import type { AnswersPicture } from '@repo/content/sections/illustrations.ts'
import { DotRow } from '@repo/ui/dot-row.tsx'
import { plainWords } from '@repo/ui/plain-words.ts'
import { Words } from '@repo/ui/words.tsx'
import { Tap, Taps } from './tap.tsx'
import styles from './touch.module.css'

/** Answers to choose from: the chosen one counts the reader, with a dot. On a board it is also read out large. */
export function TouchAnswers({ answers, note, isRead }: AnswersPicture & { isRead: boolean }) {
  const most = Math.max(...answers.map(({ count }) => count))
  return (
    <Taps className={styles.choice}>
      {isRead && (
        <div className="mb-2 rounded-medium bg-paper px-5 py-4.5 text-ink">
          <div className={`${styles.shown} grid`}>
            {answers.map(({ label }) => (
              <Words.p key={plainWords(label)} data-answered="" className="type-head">
                {label}
              </Words.p>
            ))}
          </div>
        </div>
      )}
      {answers.map(({ label, count }, place) => (
        <Tap
          key={plainWords(label)}
          type="radio"
          name="answer"
          isChosen={isRead && place === 0}
          className="-mx-2.5 grid min-h-11 grid-cols-end items-center gap-x-3 rounded-medium px-2.5 py-1.5 leading-tight font-semibold has-checked:bg-blush has-checked:text-ink @[27rem]:grid-cols-[minmax(0,11.5rem)_minmax(0,1fr)_2.2rem]"
        >
          <Words.span className="text-pretty">{label}</Words.span>
          <span className="relative col-span-full row-start-2 grid @[27rem]:col-auto @[27rem]:row-auto">
            <DotRow count={count} of={most + 1} cutCorner={false} className="col-start-1 row-start-1" />
            <svg
              viewBox={`0 0 ${most + 1} 1`}
              aria-hidden="true"
              className={`${styles.mine} col-1 row-1 w-full fill-tomato-deep rtl:rotate-[y_180deg]`}
            >
              <circle cx={count + 0.5} cy=".5" r=".4" />
            </svg>
          </span>
          <b className="justify-self-end tabular-nums">
            <span className={styles.uncounted}>{count}</span>
            <span className={styles.counted}>{count + 1}</span>
          </b>
        </Tap>
      ))}
      <Words.p className="mt-3 text-note/tight text-pretty">{note}</Words.p>
    </Taps>
  )
}
