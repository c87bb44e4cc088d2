import type { Copy } from '@repo/content/copy.ts'
import { DotField, type Tone } from './dot-field.tsx'

/** Before and after, in reading order, as two columns of dots to be counted. The top dot of each is the one that speaks. */
export function TwoColumns({ before, after, tone, rest, label, className = '' }: Props) {
  const height = Math.max(before, after)
  const levels = Array.from({ length: height }, (_, row) => height - row)
  return (
    <DotField
      columns={2}
      dots={levels.flatMap((level) => [level <= before ? rest : undefined, level <= after ? tone : undefined])}
      said={(_, place) => height - Math.floor(place / 2) === (place % 2 === 0 ? before : after)}
      size={0.8}
      {...(label && { label })}
      className={className}
    />
  )
}

interface Props {
  before: number
  after: number
  /** The colour of after. */
  tone: Tone
  /** The colour of before. */
  rest: Tone
  label?: Copy | undefined
  className?: string
}
