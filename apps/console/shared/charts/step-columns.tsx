import type { FunnelStage } from '@repo/contract/quiz-stages.ts'
import { useWords } from '../words/use-words.tsx'
import { Dots } from './dots.tsx'
import type { DrawnStep } from './step-dots.ts'

/** The funnel by step. Hidden from screen readers: the table beside it has the same figures. */
export function StepColumns({ steps, names }: { steps: readonly DrawnStep[]; names: Record<FunnelStage, string> }) {
  const { format } = useWords()
  const hasLosses = steps.some(({ loss }) => loss !== undefined)
  return (
    <div
      className="grid auto-cols-fr grid-flow-col gap-3.5 max-lap:gap-2 max-tab:grid-flow-row max-tab:gap-0"
      aria-hidden="true"
    >
      {steps.map(({ stage, reached, loss, isLargest, groups }) => (
        <div
          key={stage}
          className="flex min-w-0 flex-col items-start max-tab:grid max-tab:grid-cols-[minmax(0,1fr)_auto_4.25rem] max-tab:items-center max-tab:gap-x-2.5 max-tab:gap-y-1 max-tab:border-t max-tab:border-fog-2 max-tab:py-2"
          data-step={stage}
        >
          <Dots
            look="column"
            counts={Object.fromEntries(groups.map(({ kind, count }) => [kind, count]))}
            className="w-full max-tab:order-4 max-tab:col-span-full"
          />
          <b className="mt-2.5 max-w-full leading-tight wrap-anywhere max-tab:m-0">{names[stage]}</b>
          <bdi dir="ltr" className="tabular-nums">
            {format.number(reached)}
          </bdi>
          <bdi
            dir="ltr"
            className={`text-micro max-tab:justify-self-end ${isLargest ? 'rounded-small rounded-ss-none bg-tomato px-2 font-semibold -ms-0.5 max-tab:m-0' : 'text-slate'}`}
          >
            {loss === undefined ? (hasLosses ? '100%' : '') : format.signedPercent(-loss)}
          </bdi>
        </div>
      ))}
    </div>
  )
}
