import type { ReactNode } from 'react'
import { brand } from '#content/brand.ts'
import type { VideoWords } from '#content/sections/case-study.ts'
import { plainWords } from '#ui/plain-words.ts'
import { Words } from '#ui/words.tsx'
import styles from './video-facade.module.css'

/**
 * Click-to-load video: a drawn poster under a button. The player is loaded by a click and not before, so that no third
 * party learns of the visit (`play-videos.client.ts`). Until the owner names a video the button is disabled and says so.
 */
export function VideoFacade({
  video,
  title,
  note,
  coming,
  elsewhere,
  id = brand.videos[video],
  className = '',
  children,
}: VideoWords & {
  /** Which video, where it is not the owner's. */
  id?: string
  className?: string
  /** The poster. */
  children: ReactNode
}) {
  return (
    <div className={`${styles.videoFacade} ${className}`} data-video-frame>
      <div className="absolute inset-0" aria-hidden="true">
        {children}
      </div>
      <button
        type="button"
        className={styles.button}
        disabled={id === ''}
        data-video={id}
        data-title={plainWords(title)}
      >
        <span className={styles.play} aria-hidden="true">
          <svg viewBox="0 0 40 40" className="w-[34%]">
            <path
              d="M9 6.5v27a2.5 2.5 0 0 0 3.8 2.1l22-13.5a2.5 2.5 0 0 0 0-4.2l-22-13.5A2.5 2.5 0 0 0 9 6.5z"
              fill="currentColor"
            />
          </svg>
        </span>
        <span className={styles.title}>
          <Words>{title}</Words>
          <small className="mt-[.3rem] block font-text text-[.9688rem]/[1.4]">
            <Words>{id === '' ? coming : note}</Words>
          </small>
        </span>
      </button>
      {id !== '' && (
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
      )}
    </div>
  )
}
