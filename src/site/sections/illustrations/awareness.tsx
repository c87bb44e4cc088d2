import type { AwarenessPicture } from '#content/sections/illustrations.ts'
import { DotRow } from '#ui/dot-row.tsx'
import { Words } from '#ui/words.tsx'
import './awareness.css'

export function Awareness({ levels, note }: AwarenessPicture) {
  const most = Math.max(...levels.map(({ count }) => count))
  return (
    <>
      <ul className="awareness">
        {levels.map(({ label, count }) => (
          <li key={label} className="awareness-level">
            <span>
              <Words>{label}</Words>
            </span>
            <span className="awareness-dots">
              <DotRow count={most} nib={false} className="awareness-rest" />
              <DotRow count={count} of={most} />
              <span className="sr-only">{count}</span>
            </span>
          </li>
        ))}
      </ul>
      <p className="mt-3.5 text-[.875rem]/tight">
        <Words>{note}</Words>
      </p>
    </>
  )
}
