import type { ExperimentReport } from '../api/experiments.ts'
import { textLink } from '../../../shared/controls/text-link.ts'
import { Panel } from '../../../shared/panels/panel.tsx'
import { useWords } from '../../../shared/words/use-words.tsx'
import styles from './record.module.css'

/** The plan in place of figures that are not there. */
export function RegistrationPanel({ experiment }: { experiment: ExperimentReport }) {
  return (
    <Panel title={useWords().experiments.progress.title}>
      <Registration experiment={experiment} />
    </Panel>
  )
}

/** Since when the plan stands; folded, the record as it was first seen, in the words of its file. */
export function Registration({ experiment }: { experiment: ExperimentReport }) {
  const { experiments, format } = useWords()
  const { registration: words } = experiments
  const { registered, changed, comparisons } = experiment
  const isChanged = comparisons.some(({ verdict }) => verdict.kind === 'stopped' && verdict.why === 'changed')
  const since = changed.length > 0 ? words.changed : isChanged ? words.seen : words.unchanged
  const { id, question, lang, goal, baseline, worth, start, arms } = registered?.fields ?? experiment
  const rows = {
    id,
    question,
    lang,
    goal,
    baseline: String(baseline),
    worth: String(worth),
    start,
    arms: arms.map(({ page, share }) => `${page} ${share}`).join(' · '),
  }
  return (
    <details className="text-slate">
      <summary className="flex min-h-9 flex-wrap items-center gap-x-2 max-tab:min-h-11">
        {registered ? since(format.day(registered.on)) : words.draft} <span className={textLink}>{words.details}</span>
      </summary>
      <dl className={styles.record} dir="ltr">
        {Object.entries(rows).map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{changed.includes(name) ? <mark>{value}</mark> : <bdi>{value}</bdi>}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
