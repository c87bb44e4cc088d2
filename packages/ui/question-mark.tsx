import { dotPath } from './dot-path.ts'

// 33 dots. Never mirrored: Hebrew asks with the same mark.
const rows = ['  11111', ' 1111111', '111   111', '11     11', '      111', '     111', '    111', '    11']

/** The upper part of a question mark, in dots. The caller draws its point. */
export function QuestionMark({ className }: { className: string | undefined }) {
  const dots = rows.flatMap((row, y) =>
    [...row].flatMap((cell, x) => (cell === '1' ? [{ x: x + 0.5, y: y + 0.5 }] : [])),
  )
  return (
    <svg viewBox="0 0 10 8" aria-hidden="true" className={className}>
      <path d={dotPath(dots)} stroke="currentColor" strokeWidth=".88" strokeLinecap="round" />
    </svg>
  )
}
