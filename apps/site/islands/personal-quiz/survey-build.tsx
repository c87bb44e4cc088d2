import type { Copy } from '@repo/content/copy.ts'
import type { PreviewWords } from '@repo/content/quizzes/personal-words.ts'
import { plainWords } from '@repo/ui/plain-words.ts'
import { SurveyWidget } from '@repo/ui/survey-widget.tsx'
import { Words } from '@repo/ui/words.tsx'
import { Drawing } from './drawing.tsx'
import type { Preview } from './compose-preview.ts'
import styles from './survey-build.module.css'

/**
 * The visitor's own survey, built stage by stage: its question is typed, then mark, answers, choice, reply and settings
 * appear in their places, and the corner last. Decorative; every place is kept from the start, so that nothing moves.
 */
export function SurveyBuild({ words, preview: { talk, settings }, done, typed }: Props) {
  const { store, initial, asks } = words
  const { question, options, chosen, reply } = talk
  return (
    <div
      className={`${styles.surveyBuild} grid place-items-center rounded-card rounded-es-cut-corner bg-lemon p-4 text-ink tab:row-[1/span_2] tab:self-stretch tab:rounded-xl tab:rounded-es-cut-corner tab:px-8 tab:py-7`}
      aria-hidden="true"
      data-done={done}
    >
      <div className="w-full max-w-128">
        <SurveyWidget
          {...{ store, initial, asks, options, reply }}
          question={start(question, typed)}
          chosen={done >= 3 ? chosen : -1}
          className={styles.widget}
        />
        <ul className={`${styles.settings} mt-4.5 grid gap-1.5 font-text text-small leading-[1.35] font-semibold`}>
          {settings.slice(0, 2).map((line) => (
            <li key={plainWords(line)}>
              <Drawing name="check" className="flex-none size-5 p-1 rounded-circle cut-corner bg-jade" />
              <Words>{line}</Words>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}

/** The start of a question, with a space for none. */
function start(copy: Copy, share: number): Copy {
  const text = plainWords(copy)
  return (text.slice(0, Math.ceil(text.length * share)) || ' ') as unknown as Copy
}

interface Props {
  words: PreviewWords
  preview: Preview
  /** Stages that have started before the current one, 0 to 7. */
  done: number
  /** How much of the question is typed, 0 to 1. */
  typed: number
}
