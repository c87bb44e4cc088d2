import { useEffect, useId, useRef } from 'react'
import type { Copy } from '@repo/content/copy.ts'
import { withValues } from '@repo/content/with-values.ts'
import type { personalQuiz } from '@repo/contract/quiz/personal.ts'
import type { SingleCopy } from '@repo/content/quizzes/quiz-copy.ts'
import { plainWords } from '@repo/ui/plain-words.ts'
import { Words } from '@repo/ui/words.tsx'
import { Drawing } from './drawing.tsx'
import { OptionCard } from './option-card.tsx'
import type { Preview } from './compose-preview.ts'
import { StartFacts, type FactProps } from './start-facts.tsx'
import { StepForm, type StepProps } from './step-form.tsx'
import { SurveyPeek } from './survey-peek.tsx'
import { SurveyPreview } from './survey-preview.tsx'
import styles from './single-step.module.css'

/** A question with its options. The first one also opens the quiz. */
export function SingleStep({ lang, words, step, journey, preview, move, opening, joined, isHydrated }: Props) {
  const copy: SingleCopy = words.steps[step.id]
  const isFirst = journey.index === 0 && !journey.isChange
  const old = journey.isChange ? copy.options[journey.answers[step.id] ?? ''] : undefined
  const id = useId()
  const describedBy = [journey.error && `${id}-error`, `${id}-helper`, old && `${id}-old`].filter(Boolean).join(' ')
  return (
    <StepForm
      {...{
        back: words.back,
        go: words.continue,
        keys: withValues(words.keys, { last: step.options.length }),
        peek: <SurveyPeek words={words.preview} preview={preview} />,
        journey,
        move,
      }}
    >
      <div className={styles.singleStep}>
        {isFirst && (
          <>
            <StartFacts {...{ lang, words: words.start, opening, joined, isHydrated }} />
            <h1 tabIndex={-1} className="mb-(--single-step-gap) max-w-[13em] type-title">
              <Words>{words.start.headline}</Words>
            </h1>
          </>
        )}
        <fieldset className="min-w-0" aria-describedby={describedBy} data-step={step.id}>
          <legend>
            {isFirst ? (
              <Words.h2 className="font-display text-large/tight tab:text-figure">{copy.title}</Words.h2>
            ) : (
              <Words.h1 tabIndex={-1} className="mb-2 max-w-[11em] type-title">
                {copy.title}
              </Words.h1>
            )}
          </legend>
          <p id={`${id}-helper`} className="mb-(--single-step-gap) text-small text-pretty text-slate tab:text-base">
            <Words>{copy.helper}</Words>
          </p>
          {old && (
            <p
              id={`${id}-old`}
              className="mb-(--single-step-gap) w-fit rounded-medium cut-corner bg-lemon px-3.5 py-2 text-small font-semibold text-pretty"
            >
              <Words>{withValues(words.change, { answer: plainWords(old.label) })}</Words>
            </p>
          )}
          <div className="grid gap-[clamp(6px,1.1dvh,10px)]" data-error={journey.error || undefined}>
            {step.options.map((option, index) => {
              const card = copy.options[option]
              return (
                card && (
                  <OptionCard
                    key={option}
                    name={step.id}
                    id={option}
                    place={index + 1}
                    {...card}
                    onChoose={(select) => move({ select })}
                  />
                )
              )
            })}
          </div>
        </fieldset>
        {journey.error && <ChoiceError id={`${id}-error`} text={copy.error ?? words.chooseAnOption} />}
      </div>
      <SurveyPreview words={words.preview} preview={preview} />
    </StepForm>
  )
}

interface Props extends StepProps, FactProps {
  step: Extract<(typeof personalQuiz)[number], { kind: 'single' }>
  preview: Preview
}

/** Validation error. It scrolls into view, because Continue may be far from it. */
function ChoiceError({ id, text }: { id: string; text: Copy }) {
  const bubble = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    bubble.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <p
      ref={bubble}
      id={id}
      role="alert"
      className="mt-3 flex w-fit items-center gap-2.5 rounded-medium rounded-ss-cut-corner bg-tomato px-4 py-3 font-semibold text-ink"
    >
      <Drawing name="alert" className="size-5.5 flex-none" />
      <Words>{text}</Words>
    </p>
  )
}
