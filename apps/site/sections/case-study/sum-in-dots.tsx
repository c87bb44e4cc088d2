import { dotGlyphs } from '@repo/ui/dot-glyphs.ts'
import { withoutIsolates } from '@repo/ui/plain-words.ts'
import styles from './sum-in-dots.module.css'

const rows = 7

/** A short sum is not taller than a long one: the call to action stays in the first screen. */
const fewestColumns = 44

/** On phones the sum has a row for each group of digits, at the end; the first columns of the second are left to the lamp. */
const phoneColumns = 26
const phoneRowHeight = 7.45

/**
 * The sum in rings that fill from the first column to the last when the light is on; lit, in dots alone. Drawn twice, in one row
 * and in two: only one is displayed.
 */
export function SumInDots({ value, isLit }: { value: string; isLit: boolean }) {
  const groups = withoutIsolates(value)
    .split(/(?<=,)/)
    .map(readGroup)
  const wide = joinGroups(groups)
  const across = Math.max(phoneColumns, ...groups.map(({ width }) => width))
  const phone = groups.flatMap(({ dots, width }, row) =>
    dots.map(([x, y]): Dot => [round(x + across - width), round(y + row * phoneRowHeight)]),
  )
  return (
    <span className="block">
      <span className="sr-only">{value}</span>
      <Rings
        dots={wide.dots}
        width={Math.max(fewestColumns, wide.width)}
        height={rows}
        isLit={isLit}
        className="max-tab:hidden"
      />
      <Rings
        dots={phone}
        width={across}
        height={round(rows + (groups.length - 1) * phoneRowHeight)}
        isLit={isLit}
        className="tab:hidden"
      />
    </span>
  )
}

type Dot = [x: number, y: number]

interface Group {
  dots: Dot[]
  width: number
}

function readGroup(text: string): Group {
  const dots: Dot[] = []
  let left = 0
  for (const character of text) {
    // A comma's tail would hang into the next row: it stands on the line.
    const glyph = dotGlyphs[character]?.slice(-rows)
    if (!glyph)
      throw new Error(`There is no dot glyph for "${character}" (in "${text}"). Draw it in packages/ui/dot-glyphs.ts.`)
    for (const [y, row] of glyph.entries())
      for (const [x, cell] of [...row].entries()) if (cell === '1') dots.push([left + x, y])
    left += (glyph[0]?.length ?? 0) + 1
  }
  return { dots, width: left - 1 }
}

function joinGroups(groups: readonly Group[]): Group {
  const joined: Group = { dots: [], width: -1 }
  for (const { dots, width } of groups) {
    const left = joined.width + 1
    joined.dots.push(...dots.map(([x, y]): Dot => [x + left, y]))
    joined.width = left + width
  }
  return joined
}

function Rings({ dots, width, height, isLit, className }: RingsProps) {
  const box = `-.5 -.5 ${width} ${height}`
  return (
    <span className={`relative block overflow-clip ${className}`} aria-hidden="true">
      <svg viewBox={box} className={styles.rings}>
        {!isLit && (
          <path d={dots.map(([x, y]) => `M${round(x - 0.4)} ${y}a.4.4 0 1 0 .8 0a.4.4 0 1 0-.8 0`).join('')} />
        )}
      </svg>
      <span className={styles.sweep}>
        <svg viewBox={box}>
          <path d={dots.map(([x, y]) => `M${x} ${y}h0`).join('')} />
        </svg>
      </span>
    </span>
  )
}

interface RingsProps extends Group {
  height: number
  isLit: boolean
  className: string
}

const round = (value: number) => Math.round(value * 100) / 100
