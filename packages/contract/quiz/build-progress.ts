import { buildFinishDelayMs, buildTickMs, buildTicksPerStage } from './timing.ts'

export interface BuildProgress<Stage extends string> {
  /** 0 to 100, not rounded. */
  percent: number
  stages: { id: Stage; state: 'done' | 'active' | 'waiting' }[]
  /** The active stage; undefined once all are done. */
  active: Stage | undefined
  /** 100% has been shown long enough: the quiz may finish. */
  finished: boolean
}

/** Progress of the build step, computed from elapsed time: a throttled tab catches up by itself. */
export function buildProgress<Stage extends string>(elapsedMs: number, stages: readonly Stage[]): BuildProgress<Stage> {
  const ticksInAll = stages.length * buildTicksPerStage
  const ticks = Math.max(0, Math.floor(elapsedMs / buildTickMs))
  const done = Math.floor(ticks / buildTicksPerStage)
  return {
    percent: Math.min(100, (ticks * 100) / ticksInAll),
    stages: stages.map((id, at) => ({ id, state: at < done ? 'done' : at === done ? 'active' : 'waiting' })),
    active: stages[done],
    finished: elapsedMs >= ticksInAll * buildTickMs + buildFinishDelayMs,
  }
}
