import type { ComparisonSummary, ExperimentSummary } from '@repo/console/api/experiments.ts'

type Kind = ComparisonSummary['verdict']['kind']

/** The comparison that a list tells of: one that found an arm better, or else the first. */
export function leadingOf({ comparisons }: ExperimentSummary): ComparisonSummary | undefined {
  return comparisons.find(({ verdict }) => verdict.kind === 'better') ?? comparisons[0]
}

/** Colours of a tag: mint for "better" alone. */
export function tagLook(kind: Kind): 'good' | 'soft' | 'fault' | 'quiet' {
  return kind === 'better' ? 'good' : kind === 'running' ? 'soft' : kind === 'sample-ratio' ? 'fault' : 'quiet'
}
