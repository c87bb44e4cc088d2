import type { StartStepsSection, VideoWords } from '@repo/content/sections/case-study.ts'
import type { Copy } from '@repo/content/copy.ts'
import { Bubble } from '@repo/ui/bubble.tsx'
import { plainWords } from '@repo/ui/plain-words.ts'
import { SurveyWidget } from '@repo/ui/survey-widget.tsx'
import { Words } from '@repo/ui/words.tsx'
import { PlayMark } from './watch-button.tsx'
import styles from './asked-scene.module.css'

/**
 * A survey that was answered. With `play` it is the drawing of a film: a native checkbox plays it from the question on, and
 * stops it; without a script too. Under reduced motion a press shows its last caption at once.
 */
export function AskedScene({ poster, play, captions, frame }: Props) {
  const { chosen, reply, ...asked } = poster
  return (
    <div className={`${styles.scene} relative`}>
      <div className="relative" data-video-frame={frame}>
        <div className="grid" aria-hidden="true">
          {/* Asked, and on top of it answered. */}
          <SurveyWidget {...asked} size="large" surface="lemon" className="col-start-1 row-start-1" />
          <div className="col-start-1 row-start-1" data-beat="answer">
            <SurveyWidget {...asked} chosen={chosen} size="large" surface="lemon" />
          </div>
          {reply && (
            <div className="mx-4 -mt-3" data-beat="reply">
              <Bubble by="brand" className="text-body">
                {reply}
              </Bubble>
            </div>
          )}
        </div>
        {/* All of the picture is a target too. */}
        {play && (
          // oxlint-disable-next-line jsx-a11y/label-has-associated-control -- the input has a label with words, below
          <label htmlFor="asked-press" className="absolute inset-0 cursor-pointer" />
        )}
      </div>
      {play && (
        // oxlint-disable-next-line jsx-a11y/label-has-associated-control -- its words come through <Words>
        <label className="relative mt-4.5 flex min-h-12 cursor-pointer items-center gap-3 rounded-small leading-tight font-semibold has-focus-visible:outline-3">
          <input
            type="checkbox"
            id="asked-press"
            aria-labelledby="asked-play"
            aria-describedby="asked-captions"
            className="absolute inset-0 z-1 size-full cursor-pointer opacity-0"
          />
          <span className="grid items-center" aria-hidden="true">
            <span className="col-start-1 row-start-1" data-icon>
              <PlayMark />
            </span>
            <span className="col-start-1 row-start-1" data-icon>
              <PlayMark icon="pause" />
            </span>
          </span>
          <span className="grid items-center">
            <Words.span id="asked-play" className="col-start-1 row-start-1" data-caption>
              {play}
            </Words.span>
            {captions.map((caption) => (
              <span key={plainWords(caption)} aria-hidden="true" className="col-start-1 row-start-1" data-caption>
                <Words>{caption}</Words>
              </span>
            ))}
          </span>
        </label>
      )}
      {/* For screen readers, all of it at once. */}
      {play && (
        <p className="sr-only" id="asked-captions">
          {captions.map(plainWords).join(' ')}
        </p>
      )}
    </div>
  )
}

interface Props extends Pick<StartStepsSection, 'poster' | 'captions'> {
  play: Copy | undefined
  frame: VideoWords['video']
}
