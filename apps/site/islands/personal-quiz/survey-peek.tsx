import type { PreviewWords } from '@repo/content/quizzes/personal-words.ts'
import { plainWords } from '@repo/ui/plain-words.ts'
import { Words } from '@repo/ui/words.tsx'
import type { Preview } from './compose-preview.ts'
import styles from './survey-peek.module.css'

/** Preview of the visitor's survey on phones: its question above the action bar. Decorative. */
export function SurveyPeek({ words, preview }: { words: PreviewWords; preview: Preview }) {
  const { question } = preview.talk
  return (
    <div className={styles.surveyPeek} aria-hidden="true" data-peek="">
      <div
        className={`${styles.widget} grid grid-cols-mark items-center gap-2.5 rounded-medium rounded-es-cut-corner bg-paper px-3 py-2`}
      >
        <span className="grid size-[30px] place-items-center rounded-circle rounded-es-tip bg-tomato font-display text-small leading-none font-normal">
          {words.initial}
        </span>
        <p key={plainWords(question)} className={styles.asked}>
          <span className={styles.asker}>
            <Words>{words.store}</Words> <Words>{words.asks}</Words>
          </span>
          <Words.b className={`${styles.question} block font-display text-small/tight font-normal text-ink`}>
            {question}
          </Words.b>
        </p>
      </div>
    </div>
  )
}
