import type { KeyboardEvent } from 'react'
import type { Copy } from '@repo/content/copy.ts'
import type { SliderCopy } from '@repo/content/quizzes/game-copy.ts'
import { withValues } from '@repo/content/with-values.ts'
import type { SliderQuestion } from '@repo/contract/quiz/game.ts'
import { sliderBand, sliderFace } from '@repo/contract/quiz/gamified.ts'
import { DotNumeral } from '@repo/ui/dot-numeral.tsx'
import { plainWords } from '@repo/ui/plain-words.ts'
import { rangeKeys } from '@repo/ui/range-keys.ts'
import { Words } from '@repo/ui/words.tsx'
import { EmojiIcon } from './emoji-icon.tsx'
import { faces } from './faces.ts'
import { useHold } from './use-hold.ts'
import styles from './face-slider.module.css'

/** Native range input under a scale of growing dots, with a face for the value. */
export function FaceSlider({ copy, valueText, question, value, isHydrated, onChange, onHold, onRelease }: Props) {
  const { min, max, step } = question
  const band = sliderBand(value)
  const face = sliderFace(value)
  const feedback = band && copy.feedback[band]
  const announced = plainWords(withValues(valueText, { value }))
  const hold = useHold(onHold, onRelease)
  const byKey = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const direction = getComputedStyle(event.currentTarget).direction === 'rtl' ? 'rtl' : 'ltr'
    const next = rangeKeys({ key: event.key, shift: event.shiftKey, value, min, max, direction })
    if (next === null) return
    event.preventDefault()
    onChange(next)
  }
  const stops = Array.from({ length: (max - min) / step + 1 }, (_, place) => min + place * step)
  return (
    <div className="mt-2 grid w-full max-w-204 justify-items-center tab:mt-[clamp(0.25rem,1.8dvh,1rem)]">
      <div className="relative mb-3 flex flex-wrap items-center justify-center gap-x-5.5 gap-y-2.5 short:mb-1 short:w-full short:flex-nowrap short:justify-start short:gap-x-3 tab:mb-[clamp(0.25rem,2dvh,1.1rem)] tab:gap-11">
        <EmojiIcon
          key={face}
          emoji={faces[face]}
          className={`${styles.face} size-[88px] short:size-14 short:flex-none tab:h-auto tab:w-[clamp(76px,14.6dvh,132px)]`}
        />
        <DotNumeral
          value={`${value}`}
          hidden
          className="h-[72px] short:h-11 short:flex-none tab:h-[clamp(62px,12dvh,108px)]"
        />
        {/* Reserved space, so that nothing shifts when there is a remark. */}
        <p className="min-h-[2.5em] flex-[1_0_100%] font-display text-large/tight font-normal text-balance short:min-h-0 short:flex-1 short:text-start short:text-body/tight tab:absolute tab:inset-y-0 tab:start-[calc(100%+2.75rem)] tab:grid tab:min-h-0 tab:w-[9.4em] tab:content-center tab:text-start tab:text-figure tab:text-wrap">
          {/* Keyed, in an element: a browser that translates the page replaces its text, which React could not find. */}
          {feedback && <Words.span key={band}>{feedback}</Words.span>}
        </p>
      </div>
      <div className={styles.scale}>
        <input
          type="range"
          min={min}
          max={max}
          step={step}
          value={value}
          disabled={!isHydrated}
          autoComplete="off"
          aria-label={plainWords(copy.label)}
          // The visible remark is part of the announced value.
          aria-valuetext={feedback ? `${announced}. ${plainWords(feedback)}` : announced}
          className={`${styles.input} absolute inset-0 z-1 size-full cursor-pointer touch-pan-y opacity-0`}
          onChange={(event) => onChange(Number(event.target.value))}
          onPointerDown={hold}
          onKeyDown={byKey}
        />
        <ol className={`${styles.stops} grid grid-cols-10 items-end`} aria-hidden="true">
          {stops.map((stop) => (
            <li key={stop} data-state={stop < value ? 'passed' : stop === value ? 'here' : 'ahead'}>
              <i />
              {stop}
            </li>
          ))}
        </ol>
      </div>
      <div className="flex justify-between gap-4 w-full mt-2 text-small tab:px-5 tab:text-body" aria-hidden="true">
        <Words.span>{copy.ends.low}</Words.span>
        <Words.span>{copy.ends.high}</Words.span>
      </div>
    </div>
  )
}

interface Props {
  copy: SliderCopy
  /** How a screen reader says the value: %value%. */
  valueText: Copy
  question: SliderQuestion
  value: number
  isHydrated: boolean
  onChange: (value: number) => void
  onHold: () => void
  onRelease: () => void
}
