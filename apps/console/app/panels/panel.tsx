import { type ReactNode, useId } from 'react'
import styles from './panel.module.css'

/** A white area with a title. `flush`: rows reach its edges. */
export function Panel({
  title,
  label,
  aside,
  flush = false,
  className = '',
  children,
}: {
  title?: ReactNode
  /** The name of a panel without a title. */
  label?: string
  aside?: ReactNode
  flush?: boolean
  className?: string
  children: ReactNode
}) {
  const id = useId()
  const hasHead = title !== undefined || aside !== undefined
  return (
    <section
      className={`${styles.panel} ${flush ? styles.flush : ''} ${className}`}
      {...(title === undefined ? { 'aria-label': label } : { 'aria-labelledby': id })}
    >
      {hasHead && (
        <div className={styles.head}>
          {title !== undefined && (
            <h2 id={id} className={styles.title}>
              {title}
            </h2>
          )}
          {aside !== undefined && <div className={styles.aside}>{aside}</div>}
        </div>
      )}
      {children}
    </section>
  )
}
