import type { ReactNode } from 'react'
import styles from './tag.module.css'

/** A word on a state. Lemon asks or waits for the reader, tomato is a fault, mint the verdict "better". */
export function Tag({
  look = 'quiet',
  children,
}: {
  look?: 'quiet' | 'soft' | 'ask' | 'ink' | 'fault' | 'good'
  children: ReactNode
}) {
  return <span className={`${styles.tag} ${styles[look]}`}>{children}</span>
}
