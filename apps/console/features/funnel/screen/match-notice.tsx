import { useMutation, useQueryClient } from '@tanstack/react-query'
import { CircleQuestionMark } from 'lucide-react'
import type { CampaignsReport, NameChoice } from '../../cost/api/money.ts'
import { sendJson } from '../../../app/api-client.ts'
import { Choice } from '../../../shared/controls/choice.tsx'
import { Notice } from '../../../shared/controls/notice.tsx'
import { SmallButton } from '../../../shared/controls/small-button.tsx'
import { textLink } from '../../../shared/controls/text-link.ts'
import { FailedState } from '../../../shared/panels/failed-state.tsx'
import { useWords } from '../../../shared/words/use-words.tsx'
import { useMoneyWords } from './money-words.ts'

/** Asks which campaign the dearest name without one is. A suggestion counts when a person has confirmed it, and not before. */
export function MatchNotice({ report: { unmatched, known, currency = '' } }: { report: CampaignsReport }) {
  const { format } = useWords()
  const words = useMoneyWords()
  const cache = useQueryClient()
  const choose = useMutation({
    mutationFn: (choice: NameChoice) => sendJson('PUT', '/api/money/names', choice),
    onSuccess: () => cache.invalidateQueries({ queryKey: ['/api/money/campaigns'] }),
  })
  const [first] = unmatched
  if (!first) return null
  const { source, name, near, cost } = first
  const isIt = (campaign: string | null) => choose.mutate({ source, name, campaign })
  return (
    <Notice Icon={CircleQuestionMark} className="mb-4">
      <b>{words.matchTitle(format.money(cost, currency))}</b>
      <p>
        <b>
          <bdi>{name}</bdi>
        </b>
        , {words.platforms[source]}.{' '}
        {near !== undefined && (
          <>
            {words.matchNear}{' '}
            <b>
              <bdi>{near}</bdi>
            </b>
            .{' '}
          </>
        )}
        <span className="text-slate">{words.matchKept}</span>
      </p>
      <div className="mt-2.5 flex flex-wrap items-center gap-x-3 gap-y-2">
        {near !== undefined && (
          <SmallButton disabled={choose.isPending} onClick={() => isIt(near)}>
            <bdi>{words.matchYes(near)}</bdi>
          </SmallButton>
        )}
        <Choice
          className="bg-paper"
          label={words.matchOther}
          value=""
          shown={words.matchOther}
          options={[
            { value: '', name: words.matchOther },
            ...known
              .filter(({ campaign }) => campaign !== '' && campaign !== near)
              .map(({ campaign }) => ({ value: campaign, name: campaign })),
          ]}
          change={(campaign) => campaign !== '' && isIt(campaign)}
        />
        <button type="button" className={textLink} disabled={choose.isPending} onClick={() => isIt(null)}>
          {words.matchApart}
        </button>
        {unmatched.length > 1 && <span className="text-slate">{words.matchNext(unmatched.length - 1)}</span>}
      </div>
      {choose.error && <FailedState error={choose.error} retry={() => choose.mutate(choose.variables)} />}
    </Notice>
  )
}
