import type { ExperimentRecord } from '@repo/contract/experiment.ts'
import { sendRequest } from './send-request.ts'
import type { Finding } from './finding.ts'

/** Whether entrances of running experiments are served. */
export async function experimentFindings(origin: string, records: readonly ExperimentRecord[]): Promise<Finding[]> {
  const running = records.filter(({ ended }) => !ended)
  return Promise.all(
    running.map(async ({ id }): Promise<Finding> => {
      const { status } = await sendRequest(`${origin}/try/${id}`)
      if (status === 200) return { ok: `/try/${id} is served.` }
      return {
        issue: `/try/${id} answers ${status}: visitors from ads see no page.`,
        todo: 'Release the site from the commit that has the experiment (docs/how-to/run-an-experiment.md).',
      }
    }),
  )
}
