import type { DotColumnsPicture, LabelledFigure } from '#content/sections/illustrations.ts'
import { DotRow } from '#ui/dot-row.tsx'
import { Words } from '#ui/words.tsx'
import './dot-columns.css'

const columns = 5

export function DotColumns({ before, after, note }: DotColumnsPicture) {
  return (
    <div className="dot-columns">
      <div className="dot-columns-heaps">
        <Heap {...before} />
        <Heap {...after} grown />
      </div>
      <p className="mt-4 type-small text-balance">
        <Words>{note}</Words>
      </p>
    </div>
  )
}

function Heap({ figure, label, grown = false }: LabelledFigure & { grown?: boolean }) {
  const rows = heap(figure)
  return (
    <p className={grown ? 'dot-columns-heap dot-columns-grown' : 'dot-columns-heap'}>
      <span className="dot-columns-dots">
        {rows.map((count, place) => (
          <DotRow key={place} count={count} of={columns} nib={grown && place === rows.length - 1} />
        ))}
      </span>
      <b className="dot-columns-figure">
        <Words>{figure}</Words>
      </b>
      <span>
        <Words>{label}</Words>
      </span>
    </p>
  )
}

/** Rows from the bottom up, one dot for each tenth of the figure. */
function heap(figure: string): number[] {
  const dots = Math.round(Number(figure.replace(/[^\d.]/g, '')) * 10)
  return Array.from({ length: Math.ceil(dots / columns) }, (_, row) => Math.min(columns, dots - row * columns))
}
