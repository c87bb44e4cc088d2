import type { ExperimentRecord } from '@repo/contract/experiment.ts'
import { ask } from './ask.ts'
import type { Finding } from './finding.ts'

/** Whether entrances of running experiments draw, and whether nginx signs their draws: without a signature there is no verdict. */
export async function experimentFindings(origin: string, records: readonly ExperimentRecord[]): Promise<Finding[]> {
  const running = records.filter(({ ended }) => !ended)
  return Promise.all(
    running.map(async ({ id }): Promise<Finding> => {
      const { status, headers } = await ask(`${origin}/try/${id}`)
      const assignment = new URLSearchParams(headers.location?.split('?')[1]).get('exp') ?? ''
      if (status === 302 && assignment.split('.').length === 5) return { ok: `/try/${id} draws, and nginx signs it.` }
      if (status === 302 || status === 200)
        return {
          fault: `/try/${id} draws without a signature: the experiment gets no verdict.`,
          todo: 'Let nginx sign: docs/how-to/run-an-experiment.md. On a host without nginx there is no way to.',
        }
      return {
        fault: `/try/${id} answers ${status}: visitors from ads see no page.`,
        todo: 'Release the site from the commit that has the experiment (docs/how-to/run-an-experiment.md).',
      }
    }),
  )
}
