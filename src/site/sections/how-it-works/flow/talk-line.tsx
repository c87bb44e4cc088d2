import { Words } from '#ui/words.tsx'
import './talk-line.css'

/** One line of the talk, in its speaker's colour and with the speaker's corner. */
export function TalkLine({ by, from, children }: { by: 'store' | 'visitor' | 'ai'; from?: string; children: string }) {
  return (
    <div className={`talk-line talk-line-${by}`}>
      {from && <span className="talk-line-from">{from}</span>}
      <p>
        <Words>{children}</Words>
      </p>
    </div>
  )
}
