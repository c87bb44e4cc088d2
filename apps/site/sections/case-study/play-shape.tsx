import styles from './play-shape.module.css'

/** The answer shape with what pressing it does. A story that plays hides the first drawing and shows the second. */
export function PlayShape({ stop = false }: { stop?: boolean }) {
  return (
    <span className={styles.shape} aria-hidden="true">
      <svg viewBox="0 0 40 40" data-play>
        <path
          d="M9 6.5v27a2.5 2.5 0 0 0 3.8 2.1l22-13.5a2.5 2.5 0 0 0 0-4.2l-22-13.5A2.5 2.5 0 0 0 9 6.5z"
          fill="currentColor"
        />
      </svg>
      {stop && (
        <svg viewBox="0 0 40 40" data-stop>
          <path d="M13 7v26M27 7v26" stroke="currentColor" strokeWidth="6.5" strokeLinecap="round" />
        </svg>
      )}
    </span>
  )
}
