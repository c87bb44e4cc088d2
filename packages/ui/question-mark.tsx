// 33 dots. Never mirrored: Hebrew asks with the same mark.
const rows = ['  11111', ' 1111111', '111   111', '11     11', '      111', '     111', '    111', '    11']

/** The upper part of a question mark, in dots. The caller draws its point. */
export function QuestionMark({ className }: { className: string | undefined }) {
  const dots = rows.flatMap((row, y) =>
    [...row].flatMap((cell, x) => (cell === '1' ? [`M${x + 0.5} ${y + 0.5}h0`] : [])),
  )
  return (
    <svg viewBox="0 0 10 8" aria-hidden="true" className={className}>
      {/* A line of no length with round ends is a dot. */}
      <path d={dots.join('')} stroke="currentColor" strokeWidth=".88" strokeLinecap="round" />
    </svg>
  )
}
