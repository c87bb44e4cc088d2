import type { Pool } from 'pg'
import type { Decision } from '#stats/judge.ts'

/** `compared` is the arm that was compared with arm a. */
export type KeptDecision = Decision & { compared: number }

/** The verdicts that were reached, by experiment. */
export async function readDecisions(pool: Pool, experiments: readonly string[]): Promise<Map<string, KeptDecision[]>> {
  const { rows } = await pool.query<{ experiment: string; compared: number; kind: string; arm: number; since: string }>(
    `select experiment, arm as compared, kind, better_arm as arm, reached_on::text as since
    from console_verdicts where experiment = any($1)`,
    [experiments],
  )
  const byExperiment = Map.groupBy(rows, ({ experiment }) => experiment)
  return new Map([...byExperiment].map(([experiment, kept]) => [experiment, kept.map(decisionOf)]))
}

/** Stores verdicts with the day on which each was first reached; one that is stored stays. */
export async function keepDecisions(pool: Pool, experiment: string, decisions: readonly KeptDecision[]): Promise<void> {
  for (const one of decisions)
    await pool.query(
      `insert into console_verdicts (experiment, arm, kind, better_arm, reached_on) values ($1, $2, $3, $4, $5)
      on conflict do nothing`,
      [experiment, one.compared, one.kind, one.kind === 'better' ? one.arm : null, one.since],
    )
}

function decisionOf({
  compared,
  kind,
  arm,
  since,
}: {
  compared: number
  kind: string
  arm: number
  since: string
}): KeptDecision {
  return kind === 'better' ? { compared, kind, arm, since } : { compared, kind: 'no-difference', since }
}
