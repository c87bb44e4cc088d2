import { type KeyboardEvent, type PointerEvent, useState } from 'react'
import { locales } from '@repo/contract/locale.ts'
import { dotScale } from '../../../shared/charts/dot-scale.ts'
import { useIsPhone } from '../../../shared/shell/use-is-phone.ts'
import { useLocale, useWords } from '../../../shared/words/use-words.tsx'
import type { TrendReport } from '../api/reports.ts'
import styles from './trend-chart.module.css'
import { type DrawnDay, scaleTop } from './trend-days.ts'
import { TrendReading, useReadingText } from './trend-reading.tsx'

const figures = ['visits', 'starts', 'leads'] as const
/** Heights of the bands: of the chart, and of the small one on Today. */
const heights = { visits: [130, 52], starts: [84, 40], leads: [82, 66] } as const

/**
 * Visits, quiz starts and leads of whole days: three bands over one axis, each with a scale of its own that begins at zero. A
 * range input, which arrow keys move, or a pointer reads a day. `isSmall`: a drawing without reading; its totals are in words. `open`:
 * what a click on a day does, or Enter; a finger reads a day first, and has a button.
 */
export function TrendChart({
  days,
  experiments = [],
  isSmall = false,
  open,
}: {
  days: readonly DrawnDay[]
  experiments?: TrendReport['experiments']
  isSmall?: boolean
  open?: ((day: string) => void) | undefined
}) {
  const { funnel, trend: words, format } = useWords()
  const isRtl = locales[useLocale().locale].dir === 'rtl'
  const isPhone = useIsPhone()
  const last = days.length - 1
  const [chosen, setRead] = useState<number>()
  const [isTouched, setTouched] = useState(false)
  // On a phone there is no place beside the column: a day is read at any time.
  const read = chosen ?? (isPhone && !isSmall ? last : undefined)
  const isMany = days.length > 45
  const most = Math.max(...days.map(({ leads }) => leads))
  const leadsADot = dotScale(most, 16)
  const bands = (
    <>
      {read !== undefined && (
        <div className="absolute start-11 end-0 top-0 bottom-5.5">
          <i
            className="absolute h-full rounded-[8px] bg-lemon"
            style={{ insetInlineStart: findStart(read), width: findStart(1) }}
          />
        </div>
      )}
      {figures.map((figure, place) => (
        <div key={figure} className={`relative ${place > 0 ? 'mt-5.5' : ''}`}>
          <p className="-ms-11 mb-2.5 text-slate">
            <b className="text-ink">{funnel[figure]}</b>{' '}
            {format.number(days.reduce((sum, day) => sum + day[figure], 0))}
            {figure === 'leads' && ` · ${words.oneDot(leadsADot)}`}
          </p>
          {figure === 'leads' ? leadStacks() : averageBand(figure)}
        </div>
      ))}
      <div className="relative h-5.5 text-micro text-slate" aria-hidden="true">
        {days.map(({ day }, index) =>
          isLabelled(day, index) ? (
            <span
              key={day}
              className="absolute bottom-0 -translate-x-1/2 leading-none whitespace-nowrap rtl:translate-x-1/2"
              style={{ insetInlineStart: `${((index + 0.5) / days.length) * 100}%` }}
            >
              {format.day(day)}
            </span>
          ) : null,
        )}
      </div>
    </>
  )
  const text = useReadingText(days[read ?? last])
  if (isSmall) return <div className={styles.chart}>{bands}</div>
  return (
    <>
      <TrendReading
        day={read === undefined ? undefined : days[read]}
        place={(read ?? 0) / days.length}
        width={1 / days.length}
        canOpen={open !== undefined}
        openRead={open && (isPhone || isTouched) ? () => openDay(read) : undefined}
      />
      <div
        className={`${styles.chart} ${isMany ? styles.many : ''} ${open ? 'cursor-pointer' : ''}`}
        onPointerMove={point}
        onPointerDown={(event) => {
          setTouched(event.pointerType !== 'mouse')
          point(event)
        }}
        onPointerLeave={({ pointerType }) => {
          if (pointerType === 'mouse') setRead(undefined)
        }}
        onPointerUp={(event) => {
          if (event.pointerType === 'mouse' && event.button === 0) openDay(dayAt(event))
        }}
      >
        <input
          type="range"
          className="pointer-events-none absolute inset-0 opacity-0"
          aria-label={words.label}
          aria-valuetext={text}
          max={last}
          value={read ?? last}
          onChange={({ target }) => setRead(target.valueAsNumber)}
          onFocus={() => setRead((before) => before ?? last)}
          onBlur={() => setRead(undefined)}
          onKeyDown={(event) => {
            if (event.key === 'Enter') openDay(read)
            moveByWeek(event)
          }}
        />
        {bands}
      </div>
    </>
  )

  /** Each day a dot, and the average of seven days as a line. */
  function averageBand(figure: 'visits' | 'starts') {
    const height = heights[figure][isSmall ? 1 : 0]
    const top = scaleTop(Math.max(...days.map((day) => day[figure])))
    const y = (value: number) => height - (value / top) * height
    const line = days.flatMap(({ average }, index) => (average ? [`${index + 0.5},${y(average[figure])}`] : []))
    return (
      <>
        <span
          className="absolute -start-11 -bottom-1.5 flex flex-col justify-between text-micro/none text-slate"
          style={{ height: height + 12 }}
          aria-hidden="true"
        >
          {[top, top / 2, 0].map((value) => (
            <span key={value}>{format.number(value)}</span>
          ))}
        </span>
        <svg className={styles.plot} height={height} aria-hidden="true">
          {[0, height / 2].map((at) => (
            <line key={at} className={styles.half} x2="100%" y1={at} y2={at} />
          ))}
          {marks(height)}
          <line className={styles.zero} x2="100%" y1={height} y2={height} />
          {days.map((day, index) => (
            <circle
              key={day.day}
              className={`${styles.dot} ${day.isWeekend && !(isMany && isPhone) ? styles.ring : ''} ${index === read ? styles.read : ''}`}
              cx={x(index)}
              cy={y(day[figure])}
            />
          ))}
          <svg viewBox={`0 0 ${days.length} ${height}`} preserveAspectRatio="none" width="100%" height={height}>
            <polyline className={styles.line} points={line.join(' ')} />
          </svg>
        </svg>
      </>
    )
  }

  /** A dot for each lead, one above the other; bars where a day is narrower than a dot. */
  function leadStacks() {
    const height = heights.leads[isSmall ? 1 : 0]
    const step = Math.min(height / 11.5, height / (most / leadsADot + 0.5))
    const isBar = isMany && isPhone
    return (
      <svg className={`${styles.plot} ${styles.leads}`} height={height} aria-hidden="true">
        {marks(height)}
        <line className={styles.zero} x2="100%" y1={height} y2={height} />
        {days.flatMap(({ day, leads }, index) => {
          const count = Math.ceil(leads / leadsADot)
          if (isBar)
            return [
              <line
                key={day}
                className={styles.bar}
                x1={x(index)}
                x2={x(index)}
                y1={height}
                y2={height - count * step}
              />,
            ]
          return Array.from({ length: count }, (_, nth) => (
            <circle
              key={`${day}${nth}`}
              r={Math.min(3.4, step * 0.42)}
              cx={x(index)}
              cy={height - (nth + 0.6) * step}
            />
          ))
        })}
      </svg>
    )
  }

  function marks(height: number) {
    return experiments.map(({ id, start }) => {
      const at = findStart(days.findIndex(({ day }) => day === start))
      return <line key={id} className={styles.mark} x1={at} x2={at} y1="0" y2={height} />
    })
  }

  function x(index: number): string {
    return `${((index + 0.5) / days.length) * 100}%`
  }

  function findStart(index: number): string {
    return `${(index / days.length) * 100}%`
  }

  /** Sundays; where there is less room, every second or fourth, and none that would stick out. */
  function isLabelled(day: string, index: number): boolean {
    const every = (isMany ? 14 : 7) * (isMany && isPhone ? 2 : 1)
    const fromEnd = days.length - 1 - index
    const isSunday = new Date(day).getUTCDay() === 0
    const week = Math.floor(fromEnd / 7)
    return (
      isSunday &&
      week % (every / 7) === 0 &&
      index / days.length > 0.03 &&
      (fromEnd + 0.5) / days.length > (isPhone || isSmall ? 0.06 : 0.02)
    )
  }

  /** A page is a tenth of a range otherwise. */
  function moveByWeek(event: KeyboardEvent): void {
    if (event.key !== 'PageUp' && event.key !== 'PageDown') return
    event.preventDefault()
    const step = event.key === 'PageUp' ? 7 : -7
    setRead((before = last) => Math.max(0, Math.min(last, before + step)))
  }

  function openDay(index: number | undefined): void {
    const day = index === undefined ? undefined : days[index]
    if (day) open?.(day.day)
  }

  function point(event: PointerEvent): void {
    const index = dayAt(event)
    if (index !== undefined) setRead(index)
  }

  function dayAt({ clientX, currentTarget }: PointerEvent): number | undefined {
    const plot = currentTarget.querySelector('svg')?.getBoundingClientRect()
    if (!plot) return undefined
    const along = (isRtl ? plot.right - clientX : clientX - plot.left) / plot.width
    return Math.max(0, Math.min(last, Math.floor(along * days.length)))
  }
}
