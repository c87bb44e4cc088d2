import { ShellIcon } from './shell-icon.tsx'
import type { OverlayWords } from './words.ts'

/** What happens to what is sent; `draft` is where a draft of it can be opened. */
export function Steps({ words, at, draft }: { words: OverlayWords; at: number; draft?: string }) {
  return (
    <ol className="ed-steps">
      {words.steps.map(([title, says], place) => (
        <li key={title} className={place < at ? 'ed-past' : place === at ? 'ed-on' : ''}>
          <i>{place < at ? <ShellIcon name="check" /> : place + 1}</i>
          <span>
            <b>{title}</b>
            <span className="ed-hint">
              {says}
              {place === 1 && (
                <>
                  {' '}
                  {words.askForDraft}
                  {draft ? ': ' : '.'}
                  {draft && <bdi dir="ltr">{draft}</bdi>}
                </>
              )}
            </span>
          </span>
        </li>
      ))}
    </ol>
  )
}
