import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { Check } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { CostsStored } from '../api/money.ts'
import { ApiError, sendJson } from '../../../app/api-client.ts'
import { Notice } from '../../../shared/controls/notice.tsx'
import { SmallButtonTo } from '../../../shared/controls/small-button.tsx'
import { TextButton } from '../../../shared/controls/text-button.tsx'
import { useWords } from '../../../shared/words/use-words.tsx'
import { useMoneyWords } from '../../funnel/screen/money-words.ts'
import { useTimes } from '../../leads/screen/use-times.ts'

/** It is stored, and can be taken back for ten minutes. */
export function StoredNotice({
  stored,
  currency,
  what,
}: {
  stored: CostsStored
  currency: string
  /** Its days and campaigns, if it was stored just now. */
  what?: string
}) {
  const { format } = useWords()
  const words = useMoneyWords().understood
  const cache = useQueryClient()
  const { now } = useTimes()
  const undo = useMutation({
    mutationFn: () => sendJson('POST', '/api/money/undo', { id: stored.id }),
    onSuccess: () => forgetMoney(cache),
  })
  const minutesLeft = Math.ceil((Date.parse(stored.until) - now) / 60_000)
  const isTooLate = minutesLeft <= 0 || (undo.error instanceof ApiError && undo.error.code === 'changed')
  const more = undo.error ? (isTooLate ? words.tooLate : words.notUndone) : what
  const isNews = what !== undefined || undo.status !== 'idle'
  const notice = useRef<HTMLOutputElement>(null)
  // What was pressed is gone, and the focus with it.
  useEffect(() => {
    if (isNews) notice.current?.focus()
  }, [isNews, undo.status])
  return (
    <>
      <output ref={notice} tabIndex={-1} className="mb-3 block outline-none">
        <Notice Icon={Check} look={undo.isSuccess ? 'quiet' : 'good'}>
          <b>{undo.isSuccess ? words.undone : words.done(stored.days, format.money(stored.cost, currency))}</b>
          {!undo.isSuccess && more !== undefined && <p>{more}</p>}
        </Notice>
      </output>
      <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <SmallButtonTo to="/funnel" search={{ tab: 'campaigns' }}>
          {words.toCampaigns}
        </SmallButtonTo>
        {!undo.isSuccess && !isTooLate && (
          <TextButton disabled={undo.isPending} onClick={() => undo.mutate()}>
            {words.undo(minutesLeft)}
          </TextButton>
        )}
      </p>
    </>
  )
}

/** What is stored has changed: campaigns, and what the next file is compared with. */
export function forgetMoney(cache: QueryClient): void {
  void cache.invalidateQueries({ predicate: ({ queryKey }) => String(queryKey[0]).startsWith('/api/money') })
}
