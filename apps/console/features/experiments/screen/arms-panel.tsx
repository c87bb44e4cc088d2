import type { ArmCounts, ExperimentReport } from '../api/experiments.ts'
import { CardTable } from '../../../shared/charts/card-table.tsx'
import { Panel } from '../../../shared/panels/panel.tsx'
import { isolated } from '../../../shared/words/isolated.ts'
import { useWords } from '../../../shared/words/use-words.tsx'
import { armMissingVisits, formatRate, isHalf } from './verdict-words.ts'

/** Visits, goals and rate of each arm. Goals are not here while the split is off: the server does not send them. */
export function ArmsPanel({ experiment }: { experiment: ExperimentReport }) {
  const { experiments, format } = useWords()
  const { arms: words, goalHeads } = experiments
  const { arms, goal, comparisons } = experiment
  const isHidden = arms.some(({ goals }) => goals === undefined)
  const lost = isHidden ? armMissingVisits(arms).name : undefined
  const better = comparisons.map(({ verdict }) => (verdict.kind === 'better' ? verdict.arm : undefined))
  const chooseLook = (arm: ArmCounts, index: number) =>
    arm.name === lost ? 'bg-tomato' : better.includes(index) ? 'bg-jade-deep' : index === 0 ? 'bg-ink' : 'bg-blush'
  const aside = isHidden
    ? words.hidden
    : isHalf(arms)
      ? words.half
      : words.shares(isolated(arms.map(({ share }) => Math.round(share * 100)).join(' : ')))
  return (
    <Panel title={arms.length === 2 ? words.two : words.title} aside={aside}>
      <CardTable
        caption={words.title}
        rows={arms.map((arm, index) => ({ ...arm, index }))}
        keyOf={({ name }) => name}
        columns={[
          {
            head: words.heads.arm,
            cell: (arm) => (
              <>
                <span className="flex items-center gap-2 font-semibold">
                  <i
                    aria-hidden="true"
                    className={`size-3 flex-none rounded-circle rounded-es-none forced-color-adjust-none ${chooseLook(arm, arm.index)}`}
                  />
                  {arm.name.toUpperCase()}
                </span>
                <bdi dir="ltr" className="wrap-break-word text-slate">
                  {arm.page}
                </bdi>
              </>
            ),
          },
          { head: words.heads.visits, kind: 'number', cell: ({ visits }) => format.number(visits) },
          {
            head: goalHeads[goal],
            kind: 'number',
            cell: ({ goals }) => (goals === undefined ? '–' : format.number(goals)),
          },
          {
            head: words.heads.rate,
            kind: 'strong',
            cell: (arm) => formatRate(arm, format),
          },
        ]}
      />
      {experiment.leftOut > 0 && (
        <p className="mt-2.5 text-slate">{words.leftOut(format.number(experiment.leftOut))}</p>
      )}
      {goal === 'lead' && !isHidden && <p className="mt-2.5 text-slate">{words.lead}</p>}
    </Panel>
  )
}
