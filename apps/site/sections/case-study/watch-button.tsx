import type { VideoWords } from '@repo/content/sections/case-study.ts'
import { Icon } from '@repo/ui/icon.tsx'
import { plainWords } from '@repo/ui/plain-words.ts'
import { Words } from '@repo/ui/words.tsx'

/**
 * Click-to-load video: a press puts the player into the element with `data-video-frame` of this name, and not before, so that
 * no third party learns of the visit (`play-videos.client.ts`). Nothing without a video of the owner's.
 */
export function WatchButton({ video, title, note, elsewhere, id }: Props) {
  if (id === '') return undefined
  return (
    <>
      <button
        type="button"
        data-video={id}
        data-frame={video}
        data-title={plainWords(title)}
        className="mt-4 flex min-h-12 items-center gap-3 text-start font-semibold"
      >
        <PlayMark />
        <span>
          <Words>{title}</Words>
          <Words.small className="block type-small font-normal">{note}</Words.small>
        </span>
      </button>
      <noscript>
        <a
          href={`https://www.youtube.com/watch?v=${id}`}
          target="_blank"
          rel="noopener"
          className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
        >
          <Words>{elsewhere}</Words>
        </a>
      </noscript>
    </>
  )
}

interface Props extends VideoWords {
  /** The video's id on YouTube; empty while there is none. */
  id: string
}

/** The answer shape around what pressing does. Its colour is the words'; `--mark-dots` is the drawing's. */
export function PlayMark({ icon = 'play' }: { icon?: 'play' | 'pause' }) {
  return (
    <span className="grid size-9 flex-none place-items-center rounded-circle cut-corner bg-current">
      <Icon name={icon} className="size-4 fill-current text-(--mark-dots,var(--color-lemon))" />
    </span>
  )
}
