import { dotGlyphs } from './dot-glyphs.ts'
import { dotPath, type Place } from './dot-path.ts'
import { withoutIsolates } from './plain-words.ts'

const rows = 7

/**
 * A number drawn in countable dots. `ghost` shows the unlit dots (dark backgrounds only); `cut-corner` turns the lowest first dot
 * into the answer shape. Never mirrored. Give `label` when the digits alone do not say it; `hidden` when text beside it does.
 * `dashed` draws rings instead: what is not said yet. A figure that changes gets `places`, the width of each: it keeps its size, and what it does not need yet stays unlit.
 */
export function DotNumeral({
  value,
  label = value,
  ghost,
  dashed,
  cutCorner = !dashed,
  hidden,
  places,
  className = '',
}: Props) {
  const { lit, unlit, width } = layOut(value, places)
  const corner = cutCorner ? lit.filter(({ y }) => y === rows - 1).sort((a, b) => a.x - b.x)[0] : undefined
  return (
    <svg
      viewBox={`-.5 -.5 ${width} ${rows}`}
      className={`block w-auto max-w-full overflow-visible ${className}`}
      {...(hidden ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label.replace(/[\u2066-\u2069]/g, '') })}
    >
      {ghost && unlit.length > 0 && <Dots dots={unlit} opacity=".13" />}
      {dashed ? <Rings dots={lit} /> : <Dots dots={lit.filter((dot) => dot !== corner)} />}
      {corner && <path d={answerShape(corner)} fill="currentColor" />}
    </svg>
  )
}

interface Props {
  value: string
  label?: string
  ghost?: boolean
  dashed?: boolean
  cutCorner?: boolean
  hidden?: boolean
  places?: readonly number[]
  className?: string
}

function layOut(value: string, places: readonly number[] = []) {
  const lit: Place[] = []
  const unlit: Place[] = []
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
        if (cell === '1') lit.push({ x: x + column, y })
        else if (y < rows) unlit.push({ x: x + column, y })
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

/** One path for all dots keeps a numeral at one element, however many it counts. */
function Dots({ dots, opacity }: { dots: readonly Place[]; opacity?: string }) {
  return <path d={dotPath(dots)} stroke="currentColor" strokeWidth=".92" strokeLinecap="round" opacity={opacity} />
}

/** Each ring is a subpath, at whose start the dashes begin again. */
function Rings({ dots }: { dots: readonly Place[] }) {
  return (
    <path
      d={dots.map(({ x, y }) => `M${x - 0.39} ${y}a.39.39 0 1 1 .78 0a.39.39 0 1 1-.78 0z`).join('')}
      fill="none"
      stroke="currentColor"
      strokeWidth=".085"
      strokeDasharray=".2 .15"
      strokeLinecap="round"
    />
  )
}

const answerShape = ({ x, y }: Place) =>
  `M${x} ${y - 0.46}a.46.46 0 1 1 0 .92h-.4a.06.06 0 0 1-.06-.06v-.4a.46.46 0 0 1 .46-.46z`
