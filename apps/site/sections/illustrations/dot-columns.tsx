import type { DotColumnsPicture } from '@repo/content/sections/illustrations.ts'
import { DotRow } from '@repo/ui/dot-row.tsx'
import { Words } from '@repo/ui/words.tsx'
import styles from './dot-columns.module.css'

const columns = 5

export function DotColumns({ before, after, note }: DotColumnsPicture) {
  return (
    <div className="w-fit tab:ms-auto">
      <div className="flex items-end gap-6 tab:gap-7">
        <Heap {...before} />
        <Heap {...after} grown />
      </div>
      <Words.p className="mt-4 type-small text-balance">{note}</Words.p>
    </div>
  )
}

function Heap({ value, figure, label, grown = false }: DotColumnsPicture['before'] & { grown?: boolean }) {
  const rows = heap(value)
  return (
    <p className="grid justify-items-center text-center leading-snug">
      <span className={`${styles.dots} mb-3 flex w-[6.6rem] flex-col-reverse wide:w-35 ${grown ? styles.grown : ''}`}>
        {rows.map((count, place) => (
          <DotRow key={place} count={count} of={columns} cutCorner={grown && place === rows.length - 1} />
        ))}
      </span>
      <Words.b className="font-display text-[2.125rem]/[1.1] font-normal">{figure}</Words.b>
      <Words.span>{label}</Words.span>
    </p>
  )
}

/** Rows from the bottom up, one dot for each tenth. */
function heap(value: number): number[] {
  const dots = Math.round(value * 10)
  return Array.from({ length: Math.ceil(dots / columns) }, (_, row) => Math.min(columns, dots - row * columns))
}
