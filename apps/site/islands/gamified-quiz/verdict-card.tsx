import { useState, type CSSProperties } from 'react'
import { brand } from '@repo/content/brand.ts'
import type { VerdictWords } from '@repo/content/quizzes/gamified-words.ts'
import type { composeVerdict } from '@repo/contract/quiz/verdict.ts'
import { BrandMark } from '@repo/ui/brand-mark.tsx'
import { DotNumeral } from '@repo/ui/dot-numeral.tsx'
import { plainWords } from '@repo/ui/plain-words.ts'
import { Words } from '@repo/ui/words.tsx'
import { FallingDots } from './falling-dots.tsx'
import styles from './verdict-card.module.css'

/**
 * GQ-06: the verdict as the picture that is shared (draw-verdict.ts). What is known is a dot, a guess a dashed ring: it is not said yet. A
 * tap on one of the eleven says what it is about.
 */
export function VerdictCard({ verdict, known, guessed, words }: Props) {
  const [spoken, speak] = useState<string>('q4')
  const word = (isKnown: boolean) => (isKnown ? words.known : words.guessed)
  return (
    <div
      className={`${styles.verdictCard} on-ink relative isolate grid grid-cols-1 gap-y-3.5 overflow-clip rounded-card cut-corner bg-ink p-4.5 pb-4 text-paper lap:grid-rows-[minmax(0,1fr)_auto_auto] lap:gap-y-5 lap:rounded-xl lap:px-10 lap:pt-7.5 lap:pb-7 lap:low:gap-y-2.5 lap:low:px-8 lap:low:pt-4.5 lap:low:pb-3.5`}
    >
      <FallingDots />
      <div className="grid grid-cols-2 items-end gap-2.5 lap:gap-6">
        <p className={`${styles.count} text-lemon`}>
          <DotNumeral value={`${known}`} className={styles.figure} />
          <Words.span className={styles.counted}>{words.known}</Words.span>
        </p>
        <p className={styles.count}>
          <DotNumeral value={`${guessed}`} dashed className={`${styles.figure} text-ash`} />
          <Words.span className={styles.counted}>{words.guessed}</Words.span>
        </p>
      </div>
      <fieldset>
        <legend className="float-start mb-2.5 w-full">
          <Words.h2 className="text-base/none text-ash lap:text-large/none">{words.headline}</Words.h2>
        </legend>
        <div className={`${styles.eleven} clear-both grid justify-between`} data-verdict="">
          {verdict.map(({ id, isKnown }, place) => (
            <label
              key={id}
              data-known={isKnown || undefined}
              className={`${styles.one} relative grid aspect-square place-items-center rounded-circle font-display text-base/none lap:text-[1.25rem] ${isKnown ? 'rounded-es-[4px] bg-lemon text-ink' : ''}`}
              style={{ '--place': place } as CSSProperties}
            >
              <input
                type="radio"
                name="topic"
                checked={spoken === id}
                onChange={() => speak(id)}
                aria-label={`${place + 1}. ${plainWords(words.topics[id])}: ${plainWords(word(isKnown))}`}
                className="absolute inset-0 size-full cursor-pointer opacity-0"
              />
              {!isKnown && (
                <svg viewBox="0 0 64 64" aria-hidden="true" className="pointer-events-none absolute size-full">
                  <circle cx="32" cy="32" r="29.5" />
                </svg>
              )}
              <span aria-hidden="true" className="pointer-events-none relative">
                {place + 1}
              </span>
            </label>
          ))}
        </div>
        {/* One place for all of them, so that the longest one keeps it. */}
        <div className="mt-3 grid min-h-[42px] items-center lap:mt-2.5">
          {verdict.map(({ id, isKnown }) => (
            <p
              key={id}
              data-said={spoken === id || undefined}
              className={`${styles.topic} w-fit rounded-large rounded-es-[4px] px-3.5 py-2.25 text-base/[1.3] lap:px-4.5 lap:py-2.75 lap:text-body/[1.3] ${isKnown ? 'bg-lemon text-ink' : 'inset-ring-2 inset-ring-ash'}`}
            >
              <Words>{words.topics[id]}</Words>: <Words.b>{word(isKnown)}</Words.b>
            </p>
          ))}
        </div>
      </fieldset>
      <p className="hidden items-center justify-between gap-4 text-small text-ash lap:flex">
        <Words>{words.share.question}</Words>
        <span className="flex items-center gap-2 font-display text-[1.2rem]/none tracking-tight text-paper">
          <BrandMark shape="var(--color-lemon)" dots="var(--color-ink)" className="size-6" />
          {brand.name}
        </span>
      </p>
    </div>
  )
}

interface Props {
  verdict: ReturnType<typeof composeVerdict>
  known: number
  guessed: number
  words: VerdictWords
}
