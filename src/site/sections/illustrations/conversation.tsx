import type { ConversationPicture } from '#content/sections/illustrations.ts'
import { Icon } from '#ui/icon.tsx'
import { Words } from '#ui/words.tsx'
import './conversation.css'

export function Conversation({ lines }: ConversationPicture) {
  return (
    <div className="conversation">
      {lines.map(({ by, says }) => (
        <p key={says} className={`conversation-bubble conversation-${by}`}>
          {by === 'sale' && <Icon name="bag" />}
          <span>
            <Words>{says}</Words>
          </span>
        </p>
      ))}
    </div>
  )
}
