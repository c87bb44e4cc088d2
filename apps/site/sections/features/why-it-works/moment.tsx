import styles from './moment.module.css'

/** A visit as dots: the question waits for its moment. */
export function Moment() {
  return (
    <div className={styles.moment} aria-hidden="true">
      {Array.from({ length: 12 }, (_, place) => (
        <i key={place} />
      ))}
    </div>
  )
}
