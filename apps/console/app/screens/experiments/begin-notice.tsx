import { plansOf } from '@repo/stats/judge.ts'
import { Notice } from '../../controls/notice.tsx'
import { useWords } from '../../words/use-words.tsx'
import { roundedPlan } from './verdict-words.ts'

/** How an experiment begins, and what usual lifts take. */
export function BeginNotice() {
  const { list } = useWords().experiments
  const { format } = useWords()
  const lifts = [1.1, 1.2, 1.3, 1.5, 2].map((worth) =>
    list.lift(format.decimal(worth, 1), format.number(roundedPlan(goalsFor(worth)))),
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

/** For equal shares and a rare goal the rate does not matter. */
function goalsFor(worth: number): number {
  const [plan] = plansOf({
    shares: [0.5, 0.5],
    baseline: 0.05,
    worth,
    goalsAmongVisits: true,
    changedAfterStart: false,
  })
  return plan?.goals ?? 0
}
