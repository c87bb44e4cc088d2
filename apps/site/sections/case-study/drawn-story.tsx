import type { ReactNode } from 'react'
import type { VideoWords } from '@repo/content/sections/case-study.ts'
import { plainWords } from '@repo/ui/plain-words.ts'
import { Words } from '@repo/ui/words.tsx'
import { PlayShape } from './play-shape.tsx'
import styles from './drawn-story.module.css'

/**
 * A poster that plays once, by CSS: a native checkbox starts it, and stops and rewinds it. Without a script
 * it plays too; under reduced motion a press shows the end at once.
 */
export function DrawnStory({
  video,
  captions,
  className,
  children,
}: Pick<VideoWords, 'video' | 'captions'> & {
  className: string
  /** Parts with `data-beat` appear in turn: `light`, `ask`, `answer`, `reply`, `sale`. `night` is there before. */
  children: ReactNode
}) {
  const name = `story-${video}`
  return (
    <div className={`${styles.story} ${className}`} data-story={video}>
      <div className="absolute inset-0" aria-hidden="true">
        {children}
      </div>
      <label className={styles.press}>
        <input type="checkbox" aria-labelledby={name} aria-describedby={`${name}-text`} />
        <PlayShape stop />
        <span className={styles.captions}>
          {captions.map((caption, beat) =>
            beat === 0 ? (
              <span key={plainWords(caption)} id={name} data-caption>
                <Words>{caption}</Words>
              </span>
            ) : (
              <span key={plainWords(caption)} aria-hidden="true" data-caption>
                <Words>{caption}</Words>
              </span>
            ),
          )}
        </span>
      </label>
      {/* For screen readers, all of it at once. */}
      <p className="sr-only" id={`${name}-text`}>
        {captions.slice(1).map(plainWords).join(' ')}
      </p>
    </div>
  )
}
