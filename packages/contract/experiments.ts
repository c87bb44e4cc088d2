import type { ExperimentRecord } from './experiment.ts'

/**
 * The experiments. Ads and links lead to `/try/<id>`, which assigns one of its pages. The console starts and ends them. By hand:
 * write a record, paste the fingerprint that `npm run words` prints, and change nothing but `ended` after that
 * (docs/how-to/run-an-experiment.md).
 *
 *   {
 *     id: 'five-question',
 *     question: 'Does a question in the headline bring more install clicks?',
 *     lang: 'en',
 *     goal: 'install',
 *     baseline: 0.04,
 *     worth: 1.2,
 *     start: '2026-12-01',
 *     arms: [
 *       { page: '/5-reasons-v2', share: 0.5 },
 *       { page: '/5-reasons-copy', share: 0.5 },
 *     ],
 *     fingerprint: '',
 *   },
 */
export const experiments: readonly ExperimentRecord[] = []
