import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Totals } from '../../funnel/api/reports.ts'
import { enoughStarts, enoughVisits } from '../../../shared/charts/enough.ts'
import { Dots } from '../../../shared/charts/dots.tsx'
import { textLink } from '../../../shared/controls/text-link.ts'
import { Panel } from '../../../shared/panels/panel.tsx'
import { queries } from '../../../app/queries.ts'
import { todaySoFar } from '../../../shared/shell/period.ts'
import { useSession } from '../../../shared/shell/session.ts'
import { useWords } from '../../../shared/words/use-words.tsx'

/** Day one: what is worth doing now, and from when on the console can say more. */
export function FirstDay({ today }: { today: Totals }) {
  const isOwner = useSession().person.role === 'owner'
  return (
    <div className="grid items-start gap-3 tab:has-[>:nth-child(2)]:grid-cols-2">
      {isOwner && <WorthDoing today={today} />}
      <WhenMore starts={today.starts} />
    </div>
  )
}

/** A list that is done when visits and leads arrive, this person has a passkey, and there is a second person. */
function WorthDoing({ today }: { today: Totals }) {
  const words = useWords().today.first
  const { hasPasskey } = useSession()
  const { data: counts } = useQuery(queries.leadCounts)
  const people = useQuery(queries.people).data?.people ?? []
  const things = [
    { name: words.visits, isDone: today.visits > 0 },
    { name: words.leads, isDone: (counts?.all ?? 0) > 0 },
    { name: words.passkey, isDone: hasPasskey, go: { text: words.addPasskey, tab: undefined } },
    { name: words.person, isDone: people.length > 1, go: { text: words.invite, tab: 'people' } },
  ]
  return (
    <Panel title={words.worth} aside={words.done(things.filter(({ isDone }) => isDone).length, things.length)}>
      <ul>
        {things.map(({ name, isDone, go }) => (
          <li key={name} className="flex min-h-12 items-center gap-3 border-fog-2 not-first:border-t">
            <span
              className={`cut-corner grid size-5.5 flex-none place-items-center rounded-circle ${isDone ? 'bg-ink text-paper' : 'inset-ring-2 inset-ring-ash'}`}
            >
              {isDone && <Check aria-hidden="true" className="size-3.5" />}
              <span className="sr-only">{isDone ? words.isDone : words.isOpen}</span>
            </span>
            <span className={isDone ? 'grow' : 'grow font-semibold'}>{name}</span>
            {!isDone && go && (
              <Link to="/settings" search={{ tab: go.tab }} className={textLink}>
                {go.text}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  )
}

/** How much is counted of what a figure needs, in dots. */
function WhenMore({ starts }: { starts: number }) {
  const { today, format } = useWords()
  const words = today.first
  const { timeZone } = useSession()
  const pages = useQuery(queries.pages(todaySoFar(timeZone))).data?.pages ?? []
  const most = Math.max(0, ...pages.map(({ visits }) => visits))
  return (
    <Panel title={words.when}>
      <dl>
        <Waits
          name={words.steps}
          more={words.stepsMore(format.number(enoughStarts))}
          count={starts}
          of={enoughStarts}
        />
        <Waits name={words.before} more={words.beforeMore} />
        <Waits
          name={words.rates}
          more={words.ratesMore(format.number(enoughVisits), format.number(most))}
          count={most}
          of={enoughVisits}
        />
      </dl>
    </Panel>
  )
}

function Waits({ name, more, count = 0, of = 0 }: { name: ReactNode; more: string; count?: number; of?: number }) {
  const here = Math.min(count, of)
  return (
    <div className="grid gap-0.5 border-fog-2 py-2.5 not-first:border-t first:pt-0 last:pb-0">
      <dt className="font-semibold">{name}</dt>
      <dd className="grid gap-1.5 text-slate">
        {more}
        {of > 0 && <Dots look="row" className="max-w-none" counts={{ here, gone: of - here }} />}
      </dd>
    </div>
  )
}
