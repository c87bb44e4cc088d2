import type { ExperimentReport } from '../api/experiments.ts'
import { Panel } from '../../../shared/panels/panel.tsx'
import { isolated } from '../../../shared/words/isolated.ts'
import { useWords } from '../../../shared/words/use-words.tsx'
import styles from './record.module.css'

/** The record as it was first seen, in the words of its file. */
export function RegistrationPanel({ experiment }: { experiment: ExperimentReport }) {
  const { experiments, format } = useWords()
  const { registration: words } = experiments
  const { registered, changed, comparisons } = experiment
  const isChanged = comparisons.some(({ verdict }) => verdict.kind === 'changed-after-start')
  const aside = !registered
    ? words.draft
    : changed.length > 0
      ? words.changed(isolated(changed.join(', ')))
      : isChanged
        ? words.seen(format.day(registered.on))
        : words.unchanged(format.day(registered.on))
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
    <Panel title={words.title} aside={aside}>
      <dl className={styles.record} dir="ltr">
        {Object.entries(rows).map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{changed.includes(name) ? <mark>{value}</mark> : <bdi>{value}</bdi>}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  )
}
