import { Check } from 'lucide-react'
import type { KnownCampaign } from '@repo/contract/match-campaign.ts'
import { CardTable } from '../../../shared/charts/card-table.tsx'
import { Choice } from '../../../shared/controls/choice.tsx'
import { SmallButton } from '../../../shared/controls/small-button.tsx'
import { TextButton } from '../../../shared/controls/text-button.tsx'
import { useWords } from '../../../shared/words/use-words.tsx'
import { useMoneyWords } from '../../funnel/screen/money-words.ts'
import type { AdName } from './ad-names.ts'

/** Names in the file beside campaigns here. Lemon asks: a suggestion to confirm, or a name that no campaign fits. */
export function NamesTable({
  names,
  known,
  money,
  choose,
}: {
  names: readonly AdName[]
  known: readonly KnownCampaign[]
  money: (hundredths: number) => string
  choose: (name: string, campaign: string | null) => void
}) {
  const { format } = useWords()
  const all = useMoneyWords()
  const words = all.understood
  return (
    <CardTable
      caption={words.name}
      rows={names}
      keyOf={({ name }) => name}
      look={({ by }) => (by === 'nearest' || by === 'none') && 'asking'}
      columns={[
        {
          head: words.name,
          cell: ({ name }) => (
            <b className="wrap-anywhere">
              <bdi>{name}</bdi>
            </b>
          ),
        },
        { head: words.match, phone: 'whole', cell: matchCell },
        { head: words.daysHead, kind: 'number', cell: ({ days }) => format.number(days) },
        { head: all.heads.cost, kind: 'number', cell: ({ cost }) => money(cost) },
      ]}
    />
  )

  function another(name: string, shown: string) {
    return (
      <Choice
        className="bg-paper"
        label={`${words.match}: ${name}`}
        value=""
        shown={shown}
        options={[
          { value: '', name: shown },
          { value: apart, name: all.matchApart },
          ...known.map((one) => ({ value: one.campaign, name: one.campaign })),
        ]}
        change={(value) => value !== '' && choose(name, value === apart ? null : value)}
      />
    )
  }

  function matchCell({ name, campaign, by }: AdName) {
    if (campaign === undefined || by === 'none')
      return (
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          {another(name, words.choose)}
          <TextButton onClick={() => choose(name, null)}>{all.matchApart}</TextButton>
        </span>
      )
    const how = { chosen: words.chosen, known: words.known, same: words.same, nearest: '' }[by]
    return (
      <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
        {by !== 'nearest' && <Check aria-hidden="true" className="size-4 flex-none" />}
        <span>
          {by === 'nearest' && words.isIt[0]}
          <b>
            <bdi>{campaign ?? all.apart}</bdi>
          </b>
          {by === 'nearest' && words.isIt[1]}
        </span>
        {by === 'nearest' ? (
          <>
            <SmallButton onClick={() => choose(name, campaign)}>{words.yes}</SmallButton>
            {another(name, all.matchOther)}
          </>
        ) : (
          <span className="text-micro text-slate">{how}</span>
        )}
      </span>
    )
  }
}

/** No campaign has this name: it has a space in front. */
const apart = ' '
