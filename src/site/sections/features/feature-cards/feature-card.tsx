import type { ReactNode } from 'react'
import './feature-card.css'

/** The box of a card that can be played with: what carries `data-when="1"` shows while the input of value 1 is checked. */
export function FeatureCard({ className, children }: { className: string; children: ReactNode }) {
  return <article className={`feature-card ${className}`}>{children}</article>
}
