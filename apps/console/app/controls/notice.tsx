import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './notice.module.css'

/** A sentence to the reader. Lemon-soft by default; mint only for the verdict "better", tomato-soft for a fault. */
export function Notice({
  look = 'ask',
  Icon,
  className = '',
  children,
}: {
  look?: 'ask' | 'good' | 'fault' | 'quiet'
  Icon?: LucideIcon
  className?: string
  children: ReactNode
}) {
  return (
    <div className={`${styles.notice} ${styles[look]} ${className}`}>
      {Icon && <Icon aria-hidden="true" strokeWidth={1.75} className={styles.icon} />}
      <div className={styles.words}>{children}</div>
    </div>
  )
}
