import type { TalkPicture } from '#content/sections/campaign-pictures.ts'
import { Icon } from '#ui/icon.tsx'
import { Words } from '#ui/words.tsx'
import './talk.css'

export function Talk({ lines }: TalkPicture) {
  return (
    <div className="talk">
      {lines.map(({ by, says }) => (
        <p key={says} className={`talk-line talk-${by}`}>
          {by === 'sale' && <Icon name="bag" />}
          <span>
            <Words>{says}</Words>
          </span>
        </p>
      ))}
    </div>
  )
}
