import { useMutation, useQueryClient } from '@tanstack/react-query'
import {
  CalendarSearch,
  CalendarX,
  CircleDollarSign,
  CircleHelp,
  ListX,
  type LucideIcon,
  Replace,
  Table2,
} from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import type { CostFile, CostsStored, StoredCosts } from '../api/money.ts'
import { type AdSource, adSources } from '@repo/contract/match-campaign.ts'
import { ApiError, sendJson } from '../../../app/api-client.ts'
import { countDots, dotScale } from '../../../shared/charts/dot-scale.ts'
import { Dots } from '../../../shared/charts/dots.tsx'
import { Notice } from '../../../shared/controls/notice.tsx'
import { SmallButton } from '../../../shared/controls/small-button.tsx'
import { Toggles } from '../../../shared/controls/toggles.tsx'
import { ownDirection } from '../../../shared/words/isolated.ts'
import { useWords } from '../../../shared/words/use-words.tsx'
import { useMoneyWords } from '../../funnel/screen/money-words.ts'
import { adNames } from './ad-names.ts'
import { NamesTable } from './names-table.tsx'
import { Panel } from '../../../shared/panels/panel.tsx'
import type { GivenText } from './given-text.ts'
import type { AdTable, LineError, Understood } from './read-ad-file.ts'
import type { DateOrder } from './read-day.ts'
import {
  type Already,
  costAfter,
  joinDays,
  type Onto,
  ontoUnasked,
  rowsInstead,
  storedAlready,
} from './stored-already.ts'
import { forgetMoney, StoredNotice } from './stored-notice.tsx'

/** Step 2: what was understood, which campaign each name is, what it would replace, and Store. */
export function UnderstoodPanel({
  given,
  isTooBig,
  table,
  understood,
  source,
  stored,
  setOrder,
  setSource,
  again,
}: {
  given: GivenText
  isTooBig: boolean
  table: AdTable | undefined
  understood: Understood | undefined
  /** Absent: the file does not say it, and the person was not asked yet. */
  source: AdSource | undefined
  stored: StoredCosts
  setOrder: (order: DateOrder) => void
  setSource: (source: AdSource) => void
  again: () => void
}) {
  const { format } = useWords()
  const words = useMoneyWords()
  const cache = useQueryClient()
  const id = useId()
  const [choices, setChoices] = useState<ReadonlyMap<string, string | null>>(new Map())
  const [answer, setAnswer] = useState<Onto>()
  const store = useMutation({
    mutationFn: (file: CostFile) => sendJson<CostsStored>('POST', '/api/money/costs', file),
    onSuccess: () => forgetMoney(cache),
  })
  return (
    <Panel number={2} title={words.understood.title}>
      {body()}
    </Panel>
  )

  function body(): ReactNode {
    if (isTooBig) return error(Table2, words.errors.big(format.bytes(given.bytes)))
    if (!table || !understood) return error(Table2, words.errors.notTable)
    if (understood.error === 'no-day')
      return error(CalendarX, words.errors.noDay, table.source === 'google' ? words.file.howGoogle : words.file.howMeta)
    if (understood.error === 'no-columns') return error(Table2, words.errors.noColumns)
    if (understood.error !== undefined) {
      const [dayFirst, monthFirst] = understood.readings.map(format.day)
      return (
        <Notice Icon={CalendarSearch}>
          <b>{words.errors.dates(understood.example, dayFirst ?? '')}</b>
          <p>{words.errors.datesMore}</p>
          <div className="mt-2.5 flex flex-wrap gap-2">
            <SmallButton onClick={() => setOrder('day')}>{words.errors.dayFirst(dayFirst ?? '')}</SmallButton>
            <SmallButton look="line" onClick={() => setOrder('month')}>
              {words.errors.monthFirst(monthFirst ?? '')}
            </SmallButton>
          </div>
        </Notice>
      )
    }
    const { rows, currencies, errors, understood: count, of } = understood
    const [currency = stored.currency ?? 'ILS'] = currencies
    if (currencies.length > 1) return error(CircleDollarSign, words.errors.currencies(currencies.join(', ')))
    if (stored.currency !== undefined && currency !== stored.currency)
      return error(CircleDollarSign, words.errors.currency(currency, stored.currency))
    if (rows.length === 0) return error(ListX, words.errors.nothing)
    const money = (hundredths: number) => format.money(hundredths / 100, currency)
    const days = [...new Set(rows.map(([, day]) => day))].toSorted()
    const [first = '', last = first] = [days[0], days.at(-1)]
    if (source === undefined) return whichPlatform()
    const names = adNames(source, rows, stored, choices)
    const already = storedAlready(source, rows, names, stored)
    const onto = answer ?? ontoUnasked(source, already)
    const what = [
      words.understood.days(days.length, format.days(first, last)),
      words.understood.campaigns(names.length),
    ]
    if (store.data)
      return (
        <StoredNotice
          stored={store.data}
          currency={currency}
          what={`${what.join(' · ')}. ${store.variables.names.length > 0 ? words.matchKept : ''}`}
        />
      )
    const scale = dotScale(of)
    const all = rows.reduce((sum, [, , cost]) => sum + cost, 0)
    const open = names.filter(({ by }) => by === 'nearest' || by === 'none').length
    return (
      <>
        <p className="font-display text-screen/tight tracking-tight he:tracking-normal">
          {words.understood.lines(format.number(count), format.number(of))}
        </p>
        <div className="mt-2 mb-1.5">
          <Dots look="row" counts={{ here: countDots(count, scale), loss: Math.ceil((of - count) / scale) }} />
        </div>
        <p className="mb-3 text-slate">{[...what, words.understood.cost(money(all))].join(' · ')}</p>
        {!table.source && whichPlatform()}
        {of > count && (
          <Notice Icon={ListX} look="error" className="mb-3">
            <b>{words.understood.not(of - count)}</b>
            {errors.filter(({ is }) => is !== 'none').map(explain)}
          </Notice>
        )}
        {errors.filter(({ is }) => is === 'none').map(explain)}
        <NamesTable
          names={names}
          known={stored.known}
          money={money}
          choose={(name, campaign) => setChoices((all) => new Map(all).set(name, campaign))}
        />
        {already.stored.length > 0 && replaceOrAdd(already, onto, money)}
        <div className="mt-4 flex flex-wrap items-center gap-x-3 gap-y-2">
          <SmallButton
            disabled={store.isPending || onto === undefined}
            aria-describedby={onto === undefined ? `${id}-onto` : undefined}
            onClick={() =>
              onto &&
              store.mutate({
                source,
                currency,
                rows,
                names: [...choices].map(([name, campaign]) => ({ name, campaign })),
                onto,
                instead: rowsInstead(source, already, onto),
              })
            }
          >
            {words.understood.store(days.length, money(all))}
          </SmallButton>
          <SmallButton look="ghost" onClick={again}>
            {words.understood.cancel}
          </SmallButton>
          <p id={`${id}-onto`} className="basis-full text-slate">
            {onto === undefined ? words.understood.ontoFirst : open > 0 && words.understood.open(open)}
          </p>
        </div>
        {store.error && (
          <p role="alert" className="mt-2 font-semibold">
            {store.error instanceof ApiError && store.error.code === 'changed'
              ? words.errors.currency(currency, stored.currency ?? '…')
              : words.understood.failed}
          </p>
        )}
      </>
    )
  }

  function error(Icon: LucideIcon, text: string, more?: string): ReactNode {
    return (
      <div role="alert">
        <Notice Icon={Icon} look="error">
          <b className="block">{text}</b>
          {more && <p>{more}</p>}
          <SmallButton look="line" className="mt-2.5" onClick={again}>
            {words.file.other}
          </SmallButton>
        </Notice>
      </div>
    )
  }

  function explain({ is, lines, text }: LineError): ReactNode {
    return (
      <p key={`${is}${lines[0]}`} className={is === 'none' ? 'mb-3' : undefined}>
        {words.understood.why[is](words.understood.line(lines), text)}
      </p>
    )
  }

  /** Without it the same days of another file of this platform would be counted a second time. */
  function whichPlatform(): ReactNode {
    return (
      <Notice Icon={CircleHelp} className="mb-3">
        <b id={`${id}-platform`}>{words.understood.platform}</b>
        <p>{words.understood.platformMore}</p>
        <fieldset aria-labelledby={`${id}-platform`} className="mt-2.5 flex flex-wrap gap-2">
          <Toggles
            rest="line"
            chosen={source}
            choices={adSources.map((value) => ({ value, name: words.platforms[value] }))}
            choose={setSource}
          />
        </fieldset>
      </Notice>
    )
  }

  function replaceOrAdd(already: Already, onto: Onto | undefined, money: (hundredths: number) => string): ReactNode {
    const cost = costAfter(already)
    const days = new Set(already.stored.map(([, , day]) => day))
    const periods = joinDays(days)
    const [first, last] = [periods[0]?.from ?? '', periods.at(-1)?.to ?? '']
    const named =
      periods.length > 3
        ? words.understood.days(days.size, format.days(first, last))
        : periods.map(({ from, to }) => format.days(from, to)).join(', ')
    const where = [...Map.groupBy(already.stored, ([platform]) => platform)].map(([platform, its]) => {
      const names = [...new Set(its.map(([, name]) => name))]
      const what =
        names.length > 3 ? words.understood.campaigns(names.length) : names.map((name) => ownDirection(name)).join(', ')
      return `${what} (${words.platforms[platform]})`
    })
    return (
      <Notice Icon={Replace} look={onto === undefined ? 'ask' : 'quiet'} className="mt-2">
        <b id={`${id}-already`}>{words.understood.already(named, money(cost.before), where.join(', '))}</b>
        <p>{words.understood.alreadyMore(money(cost.before), money(cost.replace), money(cost.add))}</p>
        <fieldset aria-labelledby={`${id}-already`} className="mt-2.5 flex flex-wrap gap-2">
          <Toggles
            rest="line"
            chosen={onto}
            choices={(['replace', 'add'] as const).map((value) => ({ value, name: words.understood.onto[value] }))}
            choose={setAnswer}
          />
        </fieldset>
      </Notice>
    )
  }
}
