import { brand } from '@repo/content/brand.ts'
import { useQuery } from '@tanstack/react-query'
import { Check } from 'lucide-react'
import type { Totals } from '../../funnel/api/reports.ts'
import { enoughStarts } from '../../../shared/charts/enough.ts'
import { SmallButtonLink } from '../../../shared/controls/small-button.tsx'
import { Tag } from '../../../shared/controls/tag.tsx'
import { Panel } from '../../../shared/panels/panel.tsx'
import { queries } from '../../../app/queries.ts'
import { useSession } from '../../../shared/shell/session.ts'
import { useWords } from '../../../shared/words/use-words.tsx'

/** Day one: what to set up, and from when on the console can say more. */
export function FirstDay({ today }: { today: Totals }) {
  const isOwner = useSession().person.role === 'owner'
  return (
    <div className="grid items-start gap-3 tab:has-[>:nth-child(2)]:grid-cols-[minmax(0,1.78fr)_minmax(0,1fr)]">
      {isOwner && <SetUp today={today} />}
      <ShowsUpWhen starts={today.starts} />
    </div>
  )
}

interface Thing {
  name: string
  more: string
  isDone: boolean
  /** The words of its button, and where it leads. */
  go?: string
  to?: string
}

/** Five things, each done by what it says; the first that is open has the ink button. */
function SetUp({ today }: { today: Totals }) {
  const { today: words, format } = useWords()
  const { first } = words
  const { hasPasskey } = useSession()
  const leads = useQuery(queries.leadCounts).data?.all ?? 0
  const people = useQuery(queries.people).data?.people.length ?? 1
  const costs = useQuery(queries.storedCosts).data?.rows.length ?? 0
  const things: Thing[] = [
    { name: first.visits, more: first.visitsMore(format.number(today.visits)), isDone: today.visits > 0 },
    { name: first.passkey, more: first.passkeyMore, isDone: hasPasskey, go: first.addPasskey, to: '/settings' },
    {
      name: first.lead,
      more: first.leadMore,
      isDone: leads > 0,
      go: first.openForm,
      to: brand.origin + first.formPath,
    },
    { name: first.person, more: first.personMore, isDone: people > 1, go: first.invite, to: '/settings?tab=people' },
    { name: first.cost, more: first.costMore, isDone: costs > 0, go: first.addCost, to: '/funnel/cost' },
  ]
  const next = things.findIndex(({ isDone, go }) => !isDone && go)
  return (
    <Panel title={first.setUp} aside={first.done(things.filter(({ isDone }) => isDone).length, things.length)}>
      <ul>
        {things.map(({ name, more, isDone, go, to }, place) => (
          <li
            key={name}
            className="flex min-h-14 flex-wrap items-center gap-x-4 gap-y-2 border-fog-2 py-2.5 not-first:border-t"
          >
            <span
              className={`cut-corner grid size-5.5 flex-none place-items-center rounded-circle ${isDone ? 'bg-ink text-paper' : 'inset-ring-2 inset-ring-ash'}`}
            >
              {isDone && <Check aria-hidden="true" className="size-3.5" />}
              <span className="sr-only">{isDone ? first.isDone : first.isOpen}</span>
            </span>
            <span className="min-w-0 flex-1 basis-48">
              <b className="block">{name}</b>
              <span className="text-slate">{more}</span>
            </span>
            {!isDone && go && (
              <SmallButtonLink href={to} look={place === next ? 'ink' : 'line'} className="max-tab:ms-9.5">
                {go}
              </SmallButtonLink>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  )
}

/** What the console cannot say before enough is counted. */
function ShowsUpWhen({ starts }: { starts: number }) {
  const { today, format } = useWords()
  const words = today.first
  const rows = [
    [words.now, words.nowMore],
    [words.starts(format.number(enoughStarts)), words.startsMore(format.number(starts))],
    [words.week, words.weekMore],
    [words.someLeads, words.someLeadsMore],
  ] as const
  return (
    <Panel title={words.when}>
      <dl>
        {rows.map(([when, what], place) => (
          <div
            key={when}
            className="grid grid-cols-[7.5rem_minmax(0,1fr)] items-start border-fog-2 py-3 not-first:border-t"
          >
            <dt>
              <Tag look={place === 0 ? 'ask' : 'quiet'}>{when}</Tag>
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  )
}
