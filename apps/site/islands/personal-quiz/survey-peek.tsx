import type { PreviewWords } from '@repo/content/quizzes/personal-words.ts'
import { plainWords } from '@repo/ui/plain-words.ts'
import { Words } from '@repo/ui/words.tsx'
import type { Preview } from './compose-preview.ts'
import styles from './survey-peek.module.css'

/** Preview of the visitor's survey on phones: its question in one line above the action bar. Decorative. */
export function SurveyPeek({ words, preview }: { words: PreviewWords; preview: Preview }) {
  const { question } = preview.talk
  return (
    <div className={styles.surveyPeek} aria-hidden="true" data-peek="">
      <div className={styles.widget}>
        <span className={styles.avatar}>{words.initial}</span>
        <p key={plainWords(question)} className={styles.asked}>
          <Words>{words.store}</Words> <Words>{words.asks}</Words>
          <Words.b className={styles.question}>{question}</Words.b>
        </p>
      </div>
    </div>
  )
}
