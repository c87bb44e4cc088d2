/** A count as a column of dots, growing from the bottom. The top one has answered where `cut-corner` says so. */
export function DotColumn({ count, cutCorner = false, className = '' }: Props) {
  const plain = Array.from({ length: count }, (_, y) => y).slice(cutCorner ? 1 : 0)
  return (
    <svg
      viewBox={`0 0 1 ${count}`}
      fill="currentColor"
      aria-hidden="true"
      className={`block h-auto rtl:-scale-x-100 ${className}`}
    >
      <path
        d={(cutCorner ? answerShape : '') + plain.map((y) => `M.1 ${y}.5a.4.4 0 1 0 .8 0a.4.4 0 1 0-.8 0z`).join('')}
      />
    </svg>
  )
}

interface Props {
  count: number
  cutCorner?: boolean
  className?: string
}

const answerShape = 'M.5 .1a.4.4 0 1 1 0 .8H.16a.06.06 0 0 1-.06-.06V.5a.4.4 0 0 1 .4-.4z'
