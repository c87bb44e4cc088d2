import type { ComponentProps } from 'react'
import { DotField, type Voice } from './dot-field.tsx'
import { plainWords } from './plain-words.ts'
import styles from './arriving-dots.module.css'

/** How many times some of the dots arrive: as many as the stylesheet has moments for. */
const groups = 5

/**
 * A dot field whose dots arrive while the reader scrolls to it, all of them or those of one voice. Groups of them are drawn
 * over the field, so that one fades without the rest being painted again.
 */
export function ArrivingDots({
  dots,
  arriving,
  newest = false,
  label,
  className = '',
  ...field
}: ComponentProps<typeof DotField> & { arriving?: Voice }) {
  const places = [...dots.keys()].filter((place) => !arriving || dots[place] === arriving)
  const groupOf = (place: number) => Math.floor((places.indexOf(place) * groups) / places.length)
  const inGroup = (group: number) => dots.map((voice, place) => (groupOf(place) === group ? voice : undefined))
  return (
    <div
      className={`${styles.arrivingDots} ${className}`}
      {...(label && { role: 'img', 'aria-label': plainWords(label) })}
    >
      <DotField {...field} dots={dots.map((voice, place) => (places.includes(place) ? undefined : voice))} />
      {Array.from({ length: groups }, (_, group) => (
        <div key={group} data-joins={group}>
          <DotField {...field} dots={inGroup(group)} newest={newest && group === groups - 1} />
        </div>
      ))}
    </div>
  )
}
