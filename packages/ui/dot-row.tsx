/**
 * A count as a row of dots, in a row that has room for `of`. The last one has answered: it carries the cut-corner.
 * The row runs with the text, so it is mirrored where text runs from the right.
 */
export function DotRow({ count, of = count, cutCorner = true, className = '' }: Props) {
  const plain = cutCorner ? count - 1 : count
  return (
    <svg
      viewBox={`0 0 ${of} 1`}
      fill="currentColor"
      aria-hidden="true"
      className={`block h-auto w-full rtl:-scale-x-100 ${className}`}
    >
      <path d={Array.from({ length: plain }, (_, x) => circle(x)).join('') + (cutCorner ? answerShape(plain) : '')} />
    </svg>
  )
}

interface Props {
  count: number
  of?: number
  cutCorner?: boolean
  className?: string
}

const circle = (x: number) => `M${x}.1 .5a.4.4 0 1 0 .8 0a.4.4 0 1 0-.8 0z`
const answerShape = (x: number) => `M${x}.5 .1a.4.4 0 1 0 0 .8h.34a.06.06 0 0 0 .06-.06V.5a.4.4 0 0 0-.4-.4z`
