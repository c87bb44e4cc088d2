import type { PreviewWords } from '@repo/content/quizzes/personal-words.ts'
import { plainWords } from '@repo/ui/plain-words.ts'
import { SurveyWidget } from '@repo/ui/survey-widget.tsx'
import { Tag } from '@repo/ui/tag.tsx'
import { Words } from '@repo/ui/words.tsx'
import { Drawing } from './drawing.tsx'
import type { Preview } from './compose-preview.ts'
import styles from './survey-preview.module.css'

/** Preview of the visitor's survey beside the question, on wide screens. Decorative. */
export function SurveyPreview({ words, preview }: { words: PreviewWords; preview: Preview }) {
  const { scenario, talk, settings } = preview
  const { question, options, chosen, reply } = talk
  const { store, initial, asks } = words
  return (
    <div
      className={`${styles.surveyPreview} hidden flex-col rounded-xl rounded-ee-cut-corner bg-lemon p-[clamp(1.1rem,2vw,1.75rem)] tab:sticky tab:top-26 tab:flex`}
      aria-hidden="true"
      data-preview=""
    >
      <div className="mb-4 flex items-center justify-between gap-4 font-semibold">
        <Words.span>{words.caption}</Words.span>
        <Tag surface="ink">
          <Words>{words.sample}</Words>
        </Tag>
      </div>
      <div className="p-4.5 rounded-large bg-paper overflow-hidden">
        <div className={`${styles.picture} relative overflow-hidden rounded-medium bg-mint`}>
          <Drawing name={`scene-${scenario}`} className="block" />
        </div>
        <SurveyWidget
          key={plainWords(question)}
          {...{ store, initial, asks, question, options, chosen, reply }}
          className={styles.widget}
        />
      </div>
      {settings.length > 0 && (
        <div className={`${styles.settings} mt-4.5 text-small leading-[1.4]`}>
          <p className="flex items-center gap-3 font-semibold">
            <Words>{words.soFar}</Words>
            <span className={`${styles.older} flex gap-[4px]`}>
              {settings.slice(0, -3).map((line) => (
                <i key={plainWords(line)} />
              ))}
            </span>
          </p>
          <ul>
            {settings.slice(-3).map((line) => (
              <Words.li key={plainWords(line)}>{line}</Words.li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}
