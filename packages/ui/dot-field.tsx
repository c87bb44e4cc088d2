import { Fragment } from 'react'
import type { Copy } from '@repo/content/copy.ts'
import { dotPath, round, type Place } from './dot-path.ts'
import { plainWords } from './plain-words.ts'
import styles from './dot-field.module.css'

const colours = {
  ash: 'text-[#6b6f63]',
  blush: 'text-blush',
  dark: 'text-ink-3',
  dim: 'text-ash',
  ink: 'text-ink',
  haze: 'text-mint/55',
  jade: 'text-jade',
  lemon: 'text-lemon',
  line: 'text-line',
  paper: 'text-paper',
  sale: 'text-jade-deep',
  shade: 'text-ink/20',
  tomato: 'text-tomato',
  unlit: 'text-fog-2',
  veil: 'text-paper/20',
}

/** Whom a dot represents. A colour is a tone: blush a visitor, lemon the brand, tomato friction, jade a sale. */
export type Tone = keyof typeof colours

/**
 * Dots to be counted, row by row; a place without a tone stays empty. The dots that `said` something have the hard corner.
 * `newest` rings the last one. Mirrors by itself: columns of time, too, run as the language is read.
 */
export function DotField({ dots, columns, size = 0.74, spread = 1, said = () => false, ...look }: Props) {
  const { newest, label, className = '' } = look
  const placed = dots.flatMap((tone, place) =>
    tone ? [{ tone, place, x: (place % columns) * spread, y: Math.floor(place / columns) }] : [],
  )
  const last = newest ? placed.pop() : undefined
  const rows = Math.ceil(dots.length / columns)
  return (
    <svg
      viewBox={[-size / 2, -size / 2, (columns - 1) * spread + size, rows - 1 + size].map(round).join(' ')}
      className={`${styles.dotField} ${className}`}
      {...(label ? { role: 'img', 'aria-label': plainWords(label) } : { 'aria-hidden': true })}
    >
      {[...new Set(placed.map(({ tone }) => tone))].map((tone) => {
        const own = placed.filter((dot) => dot.tone === tone)
        const circles = own.filter(({ place }) => !said(tone, place))
        const shapes = own.filter(({ place }) => said(tone, place))
        return (
          <Fragment key={tone}>
            {circles.length > 0 && (
              <path d={dotPath(circles)} strokeWidth={size} className={`${styles.round} ${colours[tone]}`} />
            )}
            {shapes.length > 0 && <path d={answerShapes(shapes, size)} fill="currentColor" className={colours[tone]} />}
          </Fragment>
        )
      })}
      {last && (
        <g className={colours[last.tone]}>
          <path d={answerShapes([last], size * 1.6)} fill="currentColor" />
          <path d={answerShapes([last], size * 1.33)} fill="var(--color-ink)" />
          <path d={answerShapes([last], size)} fill="currentColor" />
        </g>
      )}
    </svg>
  )
}

interface Props {
  dots: readonly (Tone | undefined)[]
  columns: number
  /** A dot's width, where the next one starts at 1. */
  size?: number
  /** Distance between columns, where rows are 1 apart. */
  spread?: number
  said?: (tone: Tone, place: number) => boolean
  newest?: boolean
  /** What it shows, in words; leave it out where the text beside says it. */
  label?: Copy
  className?: string
}

/** The path of dots with the hard corner: those that said something. */
export function answerShapes(dots: readonly Place[], size: number): string {
  const [r, cutCorner, side] = [size / 2, size / 10, size / 2 - size / 10].map(round)
  return dotPath(
    dots.map(({ x, y }) => ({ x, y: y - size / 2 })),
    `a${r} ${r} 0 1 1 0 ${round(size)}h-${side}a${cutCorner} ${cutCorner} 0 0 1-${cutCorner}-${cutCorner}v-${side}a${r} ${r} 0 0 1 ${r}-${r}z`,
  )
}
