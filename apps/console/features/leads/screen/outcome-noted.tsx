import { Link } from '@tanstack/react-router'
import type { LeadRow } from '../api/leads.ts'
import { SmallButton } from '../../../shared/controls/small-button.tsx'
import { TextButton } from '../../../shared/controls/text-button.tsx'
import { textLink } from '../../../shared/controls/text-link.ts'
import { ownDirection } from '../../../shared/words/isolated.ts'
import { useWords } from '../../../shared/words/use-words.tsx'
import type { OutcomeNews } from './outcome-change.ts'
import { plainText } from './plain-text.ts'
import type { Times } from './use-times.ts'
import { withLead } from './with-lead.ts'

/** After an outcome: what was written down, what became of the callback, Undo, and whom to call next. */
export function OutcomeNoted({
  news,
  times,
  next,
  toCall,
  callTomorrow,
  undo,
}: {
  /** Undefined: it was taken back. */
  news: (OutcomeNews & { name: string }) | undefined
  times: Times
  next: LeadRow | undefined
  /** How many are to be called, if their list was not read. */
  toCall: number
  callTomorrow: () => void
  undo: () => void
}) {
  const { leads: words, format } = useWords()
  return (
    <div className="mt-3 flex flex-wrap items-center gap-x-3.5 gap-y-1 border-t-2 border-ink pt-2.5">
      <output className="basis-full text-pretty">
        {news ? (
          <>
            <b>{words.noted(news.callAt ? words.history.callBack(times.time(news.callAt)) : news.name)}</b>{' '}
            {news.ended && words.callBackEnded(times.time(news.ended))}
            {news.stays && words.callBackStays(times.time(news.stays))}
          </>
        ) : (
          <b>{words.undone}</b>
        )}
      </output>
      {news?.proposes && (
        <SmallButton look="line" onClick={callTomorrow}>
          {words.callBackTomorrow}
        </SmallButton>
      )}
      {news && <TextButton onClick={undo}>{words.undo}</TextButton>}
      {next ? (
        <Link to="/leads" search={withLead(next.id)} activeProps={{}} className={`${textLink} py-2`}>
          {words.next(next.fullName === undefined ? words.cannotOpen : ownDirection(plainText(next.fullName)))}
        </Link>
      ) : (
        toCall > 0 && (
          <Link to="/leads" className={`${textLink} py-2`}>
            {words.toCall} ({format.number(toCall)})
          </Link>
        )
      )}
    </div>
  )
}
