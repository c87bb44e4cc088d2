import type { ReactNode } from 'react'

interface IntervalProps {
  low: number
  high: number
  likely: number | undefined
  /** Where there is no difference. */
  none?: number
  size: keyof typeof sizes
  /** Lines between axis and bar. */
  children?: ReactNode
}

/** An interval on its axis, inside an SVG: a bar, and the most likely value as a dot with one corner. Places are shares of the width, 0 to 1. */
export function Interval({ low, high, likely, none, size, children }: IntervalProps) {
  const { y, radius, half, corner, top, bottom } = sizes[size]
  const round = `${radius} ${radius} 0`
  return (
    <>
      <line className="stroke-fog-2 stroke-2" x1="0" x2="100%" y1={y} y2={y} />
      {children}
      {none !== undefined && (
        <line className="stroke-ink stroke-2" x1={`${none * 100}%`} x2={`${none * 100}%`} y1={top} y2={bottom} />
      )}
      <rect
        className="opacity-30"
        x={`${low * 100}%`}
        width={`${(high - low) * 100}%`}
        y={y - half}
        height={2 * half}
        rx={half}
      />
      {likely !== undefined && (
        <svg className="overflow-visible" x={`${likely * 100}%`} y={y}>
          <path
            d={`M0-${radius}a${round} 1 1 0 ${2 * radius}h-${radius - corner}a${corner} ${corner} 0 0 1-${corner}-${corner}V0a${round} 0 1 ${radius}-${radius}Z`}
          />
        </svg>
      )}
    </>
  )
}

/** The height of the axis, the dot's radius and its corner, half of the bar's height, the ends of the line of no difference. */
const sizes = {
  row: { y: 10, radius: 6, corner: 2, half: 5, top: 0, bottom: 20 },
  chart: { y: 34, radius: 12, corner: 3, half: 6, top: 8, bottom: 58 },
}
