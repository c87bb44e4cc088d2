import type { ExperimentReport } from '../api/experiments.ts'
import { Panel } from '../../../shared/panels/panel.tsx'
import { useWords } from '../../../shared/words/use-words.tsx'
import styles from './record.module.css'

/** What to change to end it, to copy. No button: the console changes no traffic. */
export function EndPanel({ experiment }: { experiment: ExperimentReport }) {
  const { end: words } = useWords().experiments
  const { id, arms, comparisons, isEnded } = experiment
  const decided = comparisons.map(({ verdict }) => verdict).find(({ kind }) => kind === 'better')
  const page = arms[decided?.kind === 'better' ? decided.arm : 0]?.page ?? ''
  const isOpen = comparisons.every(({ verdict }) => ['running', 'too-early', 'planned'].includes(verdict.kind))
  if (isEnded) {
    return (
      <Panel title={words.title}>
        <p>{words.ended}</p>
      </Panel>
    )
  }
  return (
    <Panel title={words.title}>
      <p className="mb-2.5">{isOpen ? words.undecided : words.note}</p>
      <dl className={`${styles.record} ${styles.lines}`} dir="ltr">
        <div>
          <dt>experiments.ts</dt>
          <dd>
            {id}: <mark>{`ended: { page: '${page}' },`}</mark>
          </dd>
        </div>
      </dl>
    </Panel>
  )
}
