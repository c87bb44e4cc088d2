import type { ReactNode } from 'react'
import styles from './feature-card.module.css'

/** The box of a card that can be played with: what carries `data-when="1"` shows while the input of value 1 is checked. */
export function FeatureCard({ card, place, className, children }: Props) {
  return (
    <div className={`${styles.place} ${place}`} data-on-paper="">
      <article data-card={card} className={`${styles.featureCard} ${className}`}>
        {children}
      </article>
    </div>
  )
}

interface Props {
  /** For the styles of one card. */
  card?: 'insights' | 'training'
  /** Its columns in the list. */
  place: string
  className: string
  children: ReactNode
}
