import { useEffect, useState } from 'react'
import type { PersonalWords } from '@repo/content/quizzes/personal-words.ts'
import { buildProgress } from '@repo/contract/quiz/build-progress.ts'
import type { personalQuiz } from '@repo/contract/quiz/personal.ts'
import { buildTickMs } from '@repo/contract/quiz/timing.ts'
import { Words } from '@repo/ui/words.tsx'
import { BuildMeter } from './build-meter.tsx'
import { Drawing } from './drawing.tsx'
import type { Preview } from './compose-preview.ts'
import { SurveyBuild } from './survey-build.tsx'
import { useElapsed } from './use-elapsed.ts'
import styles from './build-step.module.css'

/** Build step: the visitor's own survey is built beside the list of stages. */
export function BuildStep({ words, stages, preview, onFinish }: Props) {
  const [isStill] = useState(() => matchMedia('(prefers-reduced-motion: reduce)').matches)
  const { title, helper, stages: labels } = words.steps.build
  const progress = buildProgress(useElapsed(buildTickMs), stages)
  const { percent, active, finished } = progress

  useEffect(() => {
    if (finished) onFinish()
  }, [finished, onFinish])

  return (
    <div className="wrap grid w-full flex-1 grid-cols-[minmax(0,1fr)] content-start gap-4 pt-2 pb-6 tab:grid-cols-[minmax(0,1.18fr)_minmax(0,1fr)] tab:content-center tab:gap-x-[clamp(2rem,5.6vw,5rem)] tab:gap-y-6">
      <SurveyBuild
        words={words.preview}
        preview={preview}
        done={progress.stages.filter(({ state }) => state === 'done').length}
        typed={isStill ? 1 : Math.min(1, (percent * stages.length) / 90)}
      />
      <div className="max-tab:-order-1">
        <Words.h1 tabIndex={-1} className="type-title max-tab:text-sum tab:mb-3">
          {title}
        </Words.h1>
        <Words.p className="mb-6 hidden type-lead text-ash tab:block">{helper}</Words.p>
        <BuildMeter percent={percent} caption={words.build.built} />
      </div>
      <div>
        {/* Live region: announces a new stage, not every tick. */}
        <output className="sr-only">
          <Words>{active ? labels[active] : words.build.finished}</Words>
        </output>
        <ol className={`${styles.stages} font-text text-body leading-[1.35] font-semibold`}>
          {progress.stages.map(({ id, state }) => (
            <li key={id} data-state={state} aria-current={state === 'active' ? 'step' : undefined}>
              <span className={`${styles.mark} grid size-[28px] place-items-center`} aria-hidden="true">
                {state === 'done' && <Drawing name="check" className="size-4.5" />}
              </span>
              <Words.span>{labels[id]}</Words.span>
              <small>
                {state !== 'waiting' && <Words>{state === 'done' ? words.build.done : words.build.now}</Words>}
              </small>
            </li>
          ))}
        </ol>
      </div>
    </div>
  )
}

interface Props {
  words: PersonalWords
  stages: Extract<(typeof personalQuiz)[number], { kind: 'build' }>['stages']
  preview: Preview
  onFinish: () => void
}
