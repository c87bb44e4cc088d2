import { planDays } from '@repo/stats/plan-days.ts'
import { Notice } from '../../../shared/controls/notice.tsx'
import { useWords } from '../../../shared/words/use-words.tsx'
import { roundedPlan } from './verdict-words.ts'

/** How an experiment begins, and what usual lifts take. */
export function BeginNotice() {
  const { experiments, format } = useWords()
  const { list } = experiments
  // For equal shares and a rare goal the rate does not matter.
  const rare = { goalsAmongVisits: true, baseline: 0.05, share: 0.5, visitsPerDay: 0 } as const
  const lifts = [1.1, 1.2, 1.3, 1.5, 2].map((worth) =>
    list.lift(format.decimal(worth, 1), format.number(roundedPlan(planDays({ ...rare, worth })?.goals ?? 0))),
  )
  return (
    <Notice look="quiet">
      <b className="font-semibold">{list.begins}</b> {list.beginsMore[0]}
      <bdi dir="ltr">{'/try/<id>'}</bdi>
      {list.beginsMore[1]}
      {lifts.join(', ')}.
    </Notice>
  )
}
