import { dotGlyphs } from './dot-glyphs.ts'
import { withoutIsolates } from './plain-words.ts'

const rows = 7

/**
 * A number drawn in countable dots. `ghost` shows the unlit dots (dark backgrounds only); `cut-corner` turns the lowest first dot
 * into the answer shape. Never mirrored. Give `label` when the digits alone do not say it; `hidden` when text beside it does.
 * A figure that changes gets `places`, the width of each: it keeps its size, and what it does not need yet stays unlit.
 */
export function DotNumeral({ value, label = value, ghost, cutCorner = true, hidden, places, className = '' }: Props) {
  const { lit, unlit, width } = layOut(value, places)
  const corner = cutCorner ? lit.filter(([, y]) => y === rows - 1).sort((a, b) => a[0] - b[0])[0] : undefined
  return (
    <svg
      viewBox={`-.5 -.5 ${width} ${rows}`}
      className={`block w-auto max-w-full overflow-visible ${className}`}
      {...(hidden ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label.replace(/[\u2066-\u2069]/g, '') })}
    >
      {ghost && unlit.length > 0 && <Dots dots={unlit} opacity=".13" />}
      <Dots dots={lit.filter((dot) => dot !== corner)} />
      {corner && <path d={answerShape(corner)} fill="currentColor" />}
    </svg>
  )
}

interface Props {
  value: string
  label?: string
  ghost?: boolean
  cutCorner?: boolean
  hidden?: boolean
  places?: readonly number[]
  className?: string
}

type Dot = [x: number, y: number]

function layOut(value: string, places: readonly number[] = []) {
  const lit: Dot[] = []
  const unlit: Dot[] = []
  let x = 0
  // Figures in Hebrew are isolated; dots are never mirrored.
  const characters = [...withoutIsolates(value).padStart(places.length)]
  for (const [place, character] of characters.entries()) {
    const drawn = dotGlyphs[character]
    if (!drawn)
      throw new Error(`There is no dot glyph for "${character}" (in "${value}"). Draw it in packages/ui/dot-glyphs.ts.`)
    const glyph = drawn.map((row) => fitted(row, places[place] ?? row.length))
    glyph.forEach((row, y) =>
      [...row].forEach((cell, column) => {
        if (cell === '1') lit.push([x + column, y])
        else if (y < rows) unlit.push([x + column, y])
      }),
    )
    x += (glyph[0]?.length ?? 0) + 1
  }
  return { lit, unlit, width: x - 1 }
}

/** A row in the middle of a wider place, or as much of it as a narrower one holds. */
function fitted(row: string, width: number) {
  const before = Math.max(0, Math.ceil((width - row.length) / 2))
  return row
    .padStart(row.length + before, '0')
    .padEnd(width, '0')
    .slice(0, width)
}

/** One path for all dots keeps a numeral at one element, however many it counts. A line of no length with round ends is a dot. */
function Dots({ dots, opacity }: { dots: readonly Dot[]; opacity?: string }) {
  return (
    <path
      d={dots.map(([x, y]) => `M${x} ${y}h0`).join('')}
      stroke="currentColor"
      strokeWidth=".92"
      strokeLinecap="round"
      opacity={opacity}
    />
  )
}

const answerShape = ([x, y]: Dot) =>
  `M${x} ${y - 0.46}a.46.46 0 1 1 0 .92h-.4a.06.06 0 0 1-.06-.06v-.4a.46.46 0 0 1 .46-.46z`
