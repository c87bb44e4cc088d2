import { ShellIcon } from './shell-icon.tsx'
import type { OverlayWords } from './words.ts'

/** What happens to what is sent. */
export function Steps({ words, at }: { words: OverlayWords; at: number }) {
  return (
    <ol className="ed-steps">
      {words.steps.map(([title, says], place) => (
        <li key={title} className={place < at ? 'ed-past' : place === at ? 'ed-on' : ''}>
          <i>{place < at ? <ShellIcon name="check" /> : place + 1}</i>
          <span>
            <b>{title}</b>
            <span className="ed-hint">{says}</span>
          </span>
        </li>
      ))}
    </ol>
  )
}
