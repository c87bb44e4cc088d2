import type { ComponentProps } from 'react'

/** A dot of a drawing: a visitor, a day, a question. Its classes are its size, its colour and its corner, if it has spoken. */
export function Dot({ className = '', ...rest }: ComponentProps<'i'>) {
  return (
    <i {...rest} className={`grid aspect-square flex-none place-items-center rounded-circle not-italic ${className}`} />
  )
}
