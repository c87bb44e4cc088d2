import { longestDays, planDays } from '@repo/stats/plan-days.ts'
import type { Pace } from '../api/experiments.ts'
import { Dots } from '../../../shared/charts/dots.tsx'
import { Panel } from '../../../shared/panels/panel.tsx'
import { isolated } from '../../../shared/words/isolated.ts'
import { useWords } from '../../../shared/words/use-words.tsx'
import { roundedPlan } from './verdict-words.ts'

/** What usual lifts of install clicks take: how many, and how many days at the pace of the last week, one dot a day. */
export function HowLongPanel({ pace }: { pace: Pace | undefined }) {
  const { experiments: words, format } = useWords()
  const perDay = Math.round(pace?.install ?? 0)
  // For equal shares the rate does not matter.
  const rare = { baseline: 0.05, share: 0.5, visitsPerDay: 0 } as const
  return (
    <Panel
      title={words.takes.title}
      aside={perDay > 0 && words.takes.pace(words.goalsOf(format.number(perDay), words.goals.install))}
    >
      <ul className="grid gap-y-4 tab:grid-cols-2 lap:grid-cols-4">
        {[1.1, 1.2, 1.3, 1.5].map((worth) => {
          const goals = roundedPlan(planDays({ ...rare, worth })?.goals ?? 0)
          const days = perDay > 0 ? Math.max(fewestDays, Math.ceil(goals / perDay)) : 0
          const weeks = Math.round(days / 7)
          return (
            <li
              key={worth}
              className="border-fog-2 max-tab:not-first:border-t max-tab:not-first:pt-4 lap:not-first:border-s lap:not-first:ps-5 lap:pe-5"
            >
              <b className="block font-display text-figure/7">{isolated(`+${Math.round((worth - 1) * 100)}%`)}</b>
              {words.takes.needs[0]}
              <b className="font-semibold">{format.number(goals)}</b>
              {words.takes.needs[1]}
              {days > 0 && (
                <>
                  <Dots
                    look="row"
                    className="my-1.5"
                    counts={{ [days > longestDays ? 'gone' : 'here']: Math.min(days, mostDots) }}
                  />
                  <span className="text-slate">
                    {words.weeks(weeks, format.number(weeks))}
                    {days > longestDays && `. ${words.takes.tooLong}`}
                  </span>
                </>
              )}
            </li>
          )
        })}
      </ul>
    </Panel>
  )
}

const fewestDays = 7
const mostDots = 98
