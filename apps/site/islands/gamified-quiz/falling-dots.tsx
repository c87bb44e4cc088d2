import type { CSSProperties } from 'react'
import styles from './falling-dots.module.css'

/** Confetti of the verdict: 26 dots for two seconds, in its two empty quarters and behind its words. Wide screens only; none under reduced motion. */
export function FallingDots() {
  return (
    <div aria-hidden="true" data-confetti="" className={styles.fallingDots}>
      {Array.from({ length: 26 }, (_, place) => (
        <i key={place} style={layOut(place)} />
      ))}
    </div>
  )
}

const colours = ['jade', 'blush', 'paper', 'tomato', 'lemon']

/** Every other dot is in the other quarter; the multiples spread them. */
function layOut(place: number): CSSProperties {
  return {
    insetInlineStart: `${(place % 2 ? 80 : 30) + ((place * 7.3) % 17)}%`,
    top: `${9 + ((place * 15.7) % 40)}%`,
    width: 8 + ((place * 5) % 16),
    background: `var(--color-${colours[place % colours.length]})`,
    '--from': `${-120 - ((place * 53) % 200)}px ${270 + ((place * 37) % 140)}px`,
  } as CSSProperties
}
