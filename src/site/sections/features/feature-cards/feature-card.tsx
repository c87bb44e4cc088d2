import type { ReactNode } from 'react'
import styles from './feature-card.module.css'

/** The box of a card that can be played with: what carries `data-when="1"` shows while the input of value 1 is checked. */
export function FeatureCard({ className, children }: { className: string; children: ReactNode }) {
  return (
    <article
      className={`flex min-w-0 flex-col rounded-card p-[1.35rem] max-mini:p-[1.1rem] tab-wide:rounded-[32px] tab-wide:p-7 lap-wide:p-8 ${styles.featureCard} ${className}`}
    >
      {children}
    </article>
  )
}
