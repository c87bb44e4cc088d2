import { useWords } from '../words/use-words.tsx'
import styles from './states.module.css'

/** No event was ever stored: names the setting that sends them. */
export function NoDataState() {
  const words = useWords().panels
  return (
    <div className={styles.state}>
      <div className={styles.dots} aria-hidden="true">
        {Array.from({ length: 12 }, (_, index) => (
          <i key={index} className={styles.dot} />
        ))}
      </div>
      <p>
        <b>{words.noData}</b> {words.noDataSet} <b dir="ltr">COLLECTOR_URL</b> {words.noDataMore}
      </p>
      <p>
        {words.noDataHow}: <code dir="ltr">docs/how-to/run-the-collector.md</code>
      </p>
    </div>
  )
}
