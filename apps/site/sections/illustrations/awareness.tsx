import type { AwarenessPicture } from '@repo/content/sections/illustrations.ts'
import { DotRow } from '@repo/ui/dot-row.tsx'
import { plainWords } from '@repo/ui/plain-words.ts'
import { Words } from '@repo/ui/words.tsx'

export function Awareness({ levels, note }: AwarenessPicture) {
  const most = Math.max(...levels.map(({ count }) => count))
  return (
    <>
      <ul className="grid gap-2.75">
        {levels.map(({ label, count }, level) => (
          <li
            key={plainWords(label)}
            className="grid grid-cols-[minmax(0,1fr)_minmax(0,9.6rem)_auto] items-center gap-3 text-small/tight font-semibold @max-xs:grid-cols-[minmax(0,1fr)_minmax(0,6.4rem)_auto] @lg:grid-cols-[11rem_minmax(0,15rem)_auto] @lg:justify-start"
          >
            <Words.span>{label}</Words.span>
            {/* The answers are drawn over as many empty places as the longest row has. */}
            <span className="relative grid">
              <DotRow count={most} cutCorner={false} className="col-start-1 row-start-1 opacity-16" />
              <DotRow
                count={count}
                of={most}
                className={`col-start-1 row-start-1 ${level === levels.length - 1 ? 'text-jade-deep' : ''}`}
              />
            </span>
            <span className="tabular-nums">{count}</span>
          </li>
        ))}
      </ul>
      <Words.p className="mt-3.5 text-note/tight text-pretty">{note}</Words.p>
    </>
  )
}
