import type { personalQuiz } from '@repo/contract/quiz/personal.ts'
import { plainWords } from '@repo/ui/plain-words.ts'
import { Words } from '@repo/ui/words.tsx'
import { HundredVisitors } from './hundred-visitors.tsx'
import { StepForm, type StepProps } from './step-form.tsx'
import styles from './info-step.module.css'

/** Information step: an introduction, numbered points, and the hundred visitors, leaving or answering. */
export function InfoStep({ words, step, journey, move }: Props) {
  const { title, body, caption, cta } = words.steps[step.id]
  const [intro, ...points] = body
  return (
    <StepForm {...{ back: words.back, go: cta, journey, move }}>
      <div>
        <Words.h1 tabIndex={-1} className="mb-4 max-w-[8.1em] type-title tab:mb-5">
          {title}
        </Words.h1>
        <Words.p className="mb-6 max-w-measure type-lead">{intro}</Words.p>
        <ol className={styles.points}>
          {points.map((point, place) => (
            <li key={plainWords(point)}>
              <span
                className={`${styles.number} grid size-[40px] place-items-center rounded-circle rounded-es-cut-corner bg-ink font-display text-large leading-none font-normal text-lemon`}
              >
                <span className="sr-only">{circled[place]}</span>
              </span>
              <Words.span className="text-pretty">{point}</Words.span>
            </li>
          ))}
        </ol>
      </div>
      <HundredVisitors
        caption={caption}
        {...(step.id === 'infoA' ? { leaving: points.length } : { answering: words.preview.sample })}
      />
    </StepForm>
  )
}

interface Props extends StepProps {
  step: Extract<(typeof personalQuiz)[number], { kind: 'info' }>
}

/** The number for screen readers and copied text; visually it is drawn by CSS. */
const circled = ['①', '②', '③', '④', '⑤']
