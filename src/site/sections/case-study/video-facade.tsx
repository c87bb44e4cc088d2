import type { ReactNode } from 'react'
import { brand } from '#content/brand.ts'
import type { VideoWords } from '#content/sections/case-study.ts'
import { Words } from '#ui/words.tsx'
import './video-facade.css'

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
    <div className={`video-facade ${className}`} data-video-frame>
      <div className="video-facade-poster" aria-hidden="true">
        {children}
      </div>
      <button type="button" className="video-facade-button" disabled={id === ''} data-video={id} data-title={title}>
        <span className="video-facade-play" aria-hidden="true">
          <svg viewBox="0 0 40 40">
            <path
              d="M9 6.5v27a2.5 2.5 0 0 0 3.8 2.1l22-13.5a2.5 2.5 0 0 0 0-4.2l-22-13.5A2.5 2.5 0 0 0 9 6.5z"
              fill="currentColor"
            />
          </svg>
        </span>
        <span className="video-facade-title">
          <Words>{title}</Words>
          <small>
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
            className="video-facade-link"
          >
            <Words>{elsewhere}</Words>
          </a>
        </noscript>
      )}
    </div>
  )
}
