import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Check } from 'lucide-react'
import type { CostsStored } from '../api/money.ts'
import { sendJson } from '../../../app/api-client.ts'
import { Notice } from '../../../shared/controls/notice.tsx'
import { textLink } from '../../../shared/controls/text-link.ts'
import { useWords } from '../../../shared/words/use-words.tsx'
import { useMoneyWords } from '../../funnel/screen/money-words.ts'

/** It is stored, and can be taken back for ten minutes. */
export function StoredNotice({ stored, currency }: { stored: CostsStored; currency: string }) {
  const { format } = useWords()
  const all = useMoneyWords()
  const words = all.understood
  const cache = useQueryClient()
  const undo = useMutation({
    mutationFn: () => sendJson('POST', '/api/money/undo', { id: stored.id }),
    onSuccess: () =>
      cache.invalidateQueries({ predicate: ({ queryKey }) => String(queryKey[0]).startsWith('/api/money') }),
  })
  return (
    <output className="block">
      <Notice Icon={Check} look="quiet">
        <b>{undo.isSuccess ? words.undone : words.done(stored.days, format.money(stored.cost, currency))}</b>
        {!undo.isSuccess && <p>{undo.error ? words.tooLate : all.matchKept}</p>}
        <p className="mt-2 flex flex-wrap gap-x-4">
          <Link to="/funnel" search={{ tab: 'campaigns' }} className={textLink}>
            {words.toCampaigns}
          </Link>
          {!undo.isSuccess && !undo.error && (
            <button type="button" className={textLink} disabled={undo.isPending} onClick={() => undo.mutate()}>
              {words.undo}
            </button>
          )}
        </p>
      </Notice>
    </output>
  )
}
