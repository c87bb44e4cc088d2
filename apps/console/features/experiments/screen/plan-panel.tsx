import { useState } from 'react'
import type { Pace } from '../api/experiments.ts'
import type { ExperimentRecord } from '@repo/contract/experiment.ts'
import { longestDays, planDays } from '@repo/stats/plan-days.ts'
import { Field } from '../../../shared/controls/field.tsx'
import { TextField } from '../../../shared/controls/text-field.tsx'
import { Panel } from '../../../shared/panels/panel.tsx'
import { useWords } from '../../../shared/words/use-words.tsx'
import { roundedPlan, spanText } from './verdict-words.ts'

type Goal = ExperimentRecord['goal']

/** The arithmetic of a plan, and nothing more: what an experiment would need, and how long that takes. */
export function PlanPanel({ pace }: { pace: Pace | undefined }) {
  const { experiments: words, format } = useWords()
  const [goal, setGoal] = useState<Goal>('install')
  const [baseline, setBaseline] = useState<string>()
  const [worth, setWorth] = useState('20')
  const [share, setShare] = useState('50')
  const [visits, setVisits] = useState<string>()
  const measured = pace && pace.visits > 0 ? Math.round((pace[goal] / pace.visits) * 1000) / 10 : 0
  const rate = baseline ?? String(measured || 4)
  const perDay = visits ?? String(Math.round(pace?.visits ?? 0) || 500)
  const plan = planDays({
    baseline: Number(rate) / 100,
    worth: 1 + Number(worth) / 100,
    share: Number(share) / 100,
    visitsPerDay: Number(perDay),
  })
  return (
    <Panel title={words.plan.title} aside={words.plan.note}>
      <div className="grid items-end gap-x-4 gap-y-3 tab:grid-cols-2 lap:grid-cols-5">
        <Field label={words.plan.goal}>
          {(id) => (
            <select
              id={id}
              className="min-h-10 w-full rounded-small bg-fog px-3 max-tab:min-h-11"
              value={goal}
              onChange={(e) => setGoal(e.target.value as Goal)}
            >
              {Object.entries(words.goalHeads).map(([value, name]) => (
                <option key={value} value={value}>
                  {name}
                </option>
              ))}
            </select>
          )}
        </Field>
        <Figure label={words.plan.baseline} value={rate} onChange={setBaseline} />
        <Figure label={words.plan.worth} value={worth} onChange={setWorth} />
        <Figure label={words.plan.share} value={share} onChange={setShare} />
        <Figure label={words.plan.visits} value={perDay} onChange={setVisits} />
      </div>
      <output className="mt-4 block">
        {plan ? (
          <>
            <b className="font-display text-sub/tight font-normal">
              {words.plan.needs(
                words.goalsOf(format.number(roundedPlan(plan.goals)), words.goals[goal]),
                words.visitsOf(format.number(roundedPlan(plan.visits))),
              )}{' '}
              {plan.days !== undefined && words.plan.lasts(spanText(plan.days, { words, format }))}
            </b>{' '}
            {plan.days !== undefined && plan.days > longestDays && words.plan.tooLong}
          </>
        ) : (
          words.plan.invalid
        )}
      </output>
    </Panel>
  )
}

/** Decimal input: drops everything but digits and points. Whether the plan can be computed is said in the `<output>` below. */
function Figure({ label, value, onChange }: { label: string; value: string; onChange: (value: string) => void }) {
  return (
    <TextField
      label={label}
      dir="ltr"
      inputMode="decimal"
      value={value}
      change={(text) => onChange(text.replaceAll(/[^\d.]/g, '').slice(0, 8))}
    />
  )
}
