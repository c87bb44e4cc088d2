import styles from './crowd-dots.module.css'

/** The hundred visitors again, in the margin of the story: those who left leave while it is read, the rest stay. Decoration. */
export function CrowdDots({ left }: { left: number }) {
  return (
    <div
      className={`${styles.margin} pointer-events-none sticky top-0 z-2 tab:absolute tab:inset-y-0 tab:start-[max(var(--spacing-gutter),50%-40.5rem)]`}
      aria-hidden="true"
    >
      <div className={styles.plate} data-waits="">
        {Array.from({ length: 100 }, (_, place) => (
          <i key={place} className={place >= left ? styles.stays : undefined} />
        ))}
      </div>
    </div>
  )
}
