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
export function AskedScene({
  poster,
  play,
  captions,
  frame,
}: Pick<StartStepsSection, 'poster' | 'captions'> & { play: Copy | undefined; frame: VideoWords['video'] }) {
  const { chosen, reply, ...asked } = poster
  return (
    <div className={styles.scene}>
      <div className={styles.frame} data-video-frame={frame}>
        <div className={styles.drawing} aria-hidden="true">
          {/* Asked, and on top of it answered. */}
          <SurveyWidget {...asked} size="large" ground="lemon" />
          <div data-beat="answer">
            <SurveyWidget {...asked} chosen={chosen} size="large" ground="lemon" />
          </div>
          {reply && (
            <div data-beat="reply">
              <Bubble by="brand" className="text-body">
                {reply}
              </Bubble>
            </div>
          )}
        </div>
      </div>
      {play && (
        // oxlint-disable-next-line jsx-a11y/label-has-associated-control -- its words come through <Words>
        <label className={styles.press}>
          <input type="checkbox" aria-labelledby="asked-play" aria-describedby="asked-captions" />
          <span className={styles.marks} aria-hidden="true">
            <PlayMark />
            <PlayMark icon="pause" />
          </span>
          <span className={styles.captions}>
            <span id="asked-play" data-caption>
              <Words>{play}</Words>
            </span>
            {captions.map((caption) => (
              <span key={plainWords(caption)} aria-hidden="true" data-caption>
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
