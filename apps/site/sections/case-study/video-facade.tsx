import type { ReactNode } from 'react'
import { brand } from '@repo/content/brand.ts'
import type { VideoWords } from '@repo/content/sections/case-study.ts'
import { plainWords } from '@repo/ui/plain-words.ts'
import { Words } from '@repo/ui/words.tsx'
import { DrawnStory } from './drawn-story.tsx'
import { PlayShape } from './play-shape.tsx'
import styles from './video-facade.module.css'

/**
 * Click-to-load video: a drawn poster under a button. The player is loaded by a click and not before, so that no third
 * party learns of the visit (`play-videos.client.ts`). Until the owner names a video, the poster itself plays.
 */
export function VideoFacade({
  video,
  title,
  note,
  captions,
  elsewhere,
  id = brand.videos[video],
  className = '',
  children,
}: VideoWords & {
  /** Which video, where it is not the owner's. */
  id?: string
  className?: string
  /** The poster. Its parts say with `data-beat` when the drawn story shows them. */
  children: ReactNode
}) {
  const frame = `${styles.frame} ${className}`
  if (id === '') {
    return (
      <DrawnStory video={video} captions={captions} className={frame}>
        {children}
      </DrawnStory>
    )
  }
  return (
    <div className={frame} data-video-frame>
      <div className="absolute inset-0" aria-hidden="true">
        {children}
      </div>
      <button type="button" className={styles.button} data-video={id} data-title={plainWords(title)}>
        <PlayShape />
        <span className={styles.title}>
          <Words>{title}</Words>
          <small className="mt-[.3rem] block font-text text-[.9688rem]/[1.4]">
            <Words>{note}</Words>
          </small>
        </span>
      </button>
      <noscript>
        <a
          href={`https://www.youtube.com/watch?v=${id}`}
          target="_blank"
          rel="noopener"
          className="absolute end-[1.1rem] top-[1.1rem] rounded-pill bg-paper px-4 py-[.6rem] font-semibold"
        >
          <Words>{elsewhere}</Words>
        </a>
      </noscript>
    </div>
  )
}
