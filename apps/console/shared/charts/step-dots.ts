import type { FunnelStage } from '@repo/contract/quiz-stages.ts'
import type { DotKind } from './dots.tsx'
import { dotScale, countDots } from './dot-scale.ts'

export interface Step {
  stage: FunnelStage
  reached: number
}

/** A step as it is drawn: `loss` is the share of the step before it that never came here. */
export interface DrawnStep extends Step {
  loss: number | undefined
  /** The largest loss of any question. */
  isLargest: boolean
  groups: { kind: DotKind; count: number }[]
}

/**
 * The dots of every step: those still here, above them those who left before this step, then those already gone, so that each column
 * adds up to the first. Losses are drawn as differences of dots, or rounding would leave holes.
 */
export function stepDots(steps: readonly Step[]): { scale: number; steps: DrawnStep[] } {
  const start = steps[0]?.reached ?? 0
  const scale = dotScale(start)
  const all = countDots(start, scale)
  const losses = steps.map(({ reached }, index) => lossOf(steps[index - 1]?.reached, reached))
  const largest = largestLoss(steps, losses)
  return {
    scale,
    steps: steps.map(({ stage, reached }, index) => {
      const here = countDots(reached, scale)
      const before = index === 0 ? here : countDots(steps[index - 1]?.reached ?? 0, scale)
      const isLargest = index === largest
      return {
        stage,
        reached,
        loss: losses[index],
        isLargest,
        groups: [
          { kind: stage === 'install' ? 'install' : 'here', count: here },
          { kind: isLargest ? 'loss' : 'left', count: before - here },
          { kind: 'gone', count: all - before },
        ],
      }
    }),
  }
}

function lossOf(before: number | undefined, reached: number): number | undefined {
  return before === undefined || before === 0 ? undefined : 1 - reached / before
}

/** Its index, among the steps of the quiz itself: that many do not go on to install is no error of a question. */
function largestLoss(steps: readonly Step[], losses: readonly (number | undefined)[]): number | undefined {
  let largest: number | undefined
  for (const [index, { stage }] of steps.entries()) {
    const loss = losses[index] ?? 0
    if (stage.startsWith('step:') && loss > 0 && loss > (largest === undefined ? 0 : (losses[largest] ?? 0)))
      largest = index
  }
  return largest
}
