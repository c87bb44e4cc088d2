import type { ComponentProps, ReactNode } from 'react'
import { DotField, type Tone } from './dot-field.tsx'
import { plainWords } from './plain-words.ts'
import styles from './arriving-dots.module.css'

/** How many times some of the dots arrive: as many as the stylesheet has moments for. */
export const arrivals = 5

/**
 * A dot field whose dots arrive while the reader scrolls to it, all of them or those of one tone. Groups of them are drawn
 * over the field, so that one fades without the rest being painted again.
 */
export function ArrivingDots({ dots, arriving, newest, label, className, ...field }: FieldProps) {
  const places = [...dots.keys()].filter((place) => !arriving || dots[place] === arriving)
  const groupOf = (place: number) => Math.floor((places.indexOf(place) * arrivals) / places.length)
  const inGroup = (group: number) => dots.map((tone, place) => (groupOf(place) === group ? tone : undefined))
  return (
    <ArrivingLayers
      label={label}
      className={className}
      layers={Array.from({ length: arrivals }, (_, group) => (
        <DotField key={group} {...field} dots={inGroup(group)} newest={newest && group === arrivals - 1} />
      ))}
    >
      <DotField {...field} dots={dots.map((tone, place) => (places.includes(place) ? undefined : tone))} />
    </ArrivingLayers>
  )
}

type FieldProps = ComponentProps<typeof DotField> & { arriving?: Tone }

/** A drawing, and layers of the same size over it that arrive one after another. */
export function ArrivingLayers({ layers, label, className = '', children }: Props) {
  return (
    <div
      className={`${styles.arrivingDots} ${className}`}
      {...(label && { role: 'img', 'aria-label': plainWords(label) })}
    >
      {children}
      {layers.map((layer, group) => (
        <div key={group} data-joins={group}>
          {layer}
        </div>
      ))}
    </div>
  )
}

interface Props {
  layers: readonly ReactNode[]
  label?: ComponentProps<typeof DotField>['label'] | undefined
  className?: string
  children: ReactNode
}
