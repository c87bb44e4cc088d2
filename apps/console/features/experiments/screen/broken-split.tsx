import type { ExperimentReport } from '../api/experiments.ts'
import { dotScale, countDots } from '../../../shared/charts/dot-scale.ts'
import { Dots } from '../../../shared/charts/dots.tsx'
import { Panel } from '../../../shared/panels/panel.tsx'
import { isolated } from '../../../shared/words/isolated.ts'
import { useWords } from '../../../shared/words/use-words.tsx'
import { armMissingVisits, isHalf } from './verdict-words.ts'
import { StepNumber } from '../../../shared/panels/step-number.tsx'

/** Instead of the interval while the sample ratio is off: the visits that are missing, and where to look for the cause. */
export function BrokenSplit({ experiment }: { experiment: ExperimentReport }) {
  const { experiments, format } = useWords()
  const { split: words, lift } = experiments
  const { id, arms } = experiment
  const lost = armMissingVisits(arms)
  const all = arms.reduce((sum, { visits }) => sum + visits, 0)
  const scale = dotScale(Math.max(...arms.map(({ visits }) => visits)))
  const letter = lost.name.toUpperCase()
  const other = arms.find(({ name }) => name !== lost.name)?.name.toUpperCase() ?? ''
  const expected = Math.round(lost.expected)
  const missingText = [format.number(expected), format.number(expected - lost.visits)] as const
  const steps = [
    [words.steps.counter(letter), words.steps.counterMore(isolated(lost.page))],
    [words.steps.direct(other), words.steps.directMore(isolated(`/try/${id}`))],
    [words.steps.errors(letter), words.steps.errorsMore],
    [words.steps.again, words.steps.againMore],
  ]
  return (
    <>
      <Panel title={words.title} aside={words.note(format.number(scale))}>
        {arms.map(({ name, visits, share }) => {
          const missing = Math.max(0, countDots(all * share, scale) - countDots(visits, scale))
          return (
            <div key={name} className="grid grid-cols-[20px_minmax(0,1fr)_56px] items-center gap-3 py-2">
              <b className="font-semibold">{name.toUpperCase()}</b>
              <Dots
                look="row"
                className="max-w-none gap-1 *:size-3.5"
                counts={{ here: countDots(visits, scale), loss: missing }}
              />
              <span className="text-end tabular-nums">{format.number(visits)}</span>
            </div>
          )
        })}
        <p className="mt-3 text-slate">
          {isHalf(arms) ? words.half(...missingText) : words.fair(letter, ...missingText)}
        </p>
      </Panel>
      <Panel title={words.checks}>
        <ol className="grid gap-3">
          {steps.map(([what, more], place) => (
            <li key={what} className="flex gap-3.5">
              <StepNumber>{place + 1}</StepNumber>
              <span>
                <b className="block font-semibold">{what}</b>
                {more}
              </span>
            </li>
          ))}
        </ol>
      </Panel>
      <Panel title={lift.hiddenTitle}>
        <p className="text-slate">{lift.hidden}</p>
      </Panel>
    </>
  )
}
