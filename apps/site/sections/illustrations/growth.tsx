import type { GrowthPicture } from '@repo/content/sections/illustrations.ts'
import { DotColumn } from '@repo/ui/dot-column.tsx'
import { Words } from '@repo/ui/words.tsx'

const dots = 'w-full max-w-9.5'

/** A time axis: it runs from left to right in every language. */
export function Growth({ weeks, note }: GrowthPicture) {
  return (
    <>
      <div className="grid auto-cols-[minmax(0,1fr)] grid-flow-col items-end" dir="ltr" aria-hidden="true">
        {weeks.map((count, week) =>
          week < weeks.length - 1 ? (
            <DotColumn key={week} count={count} className={`${dots} text-jade`} />
          ) : (
            <span key={week}>
              <DotColumn count={1} cutCorner className={`${dots} text-lemon`} />
              <DotColumn count={count - 1} className={`${dots} text-jade`} />
            </span>
          ),
        )}
      </div>
      <Words.p className="mt-4 text-note/tight">{note}</Words.p>
    </>
  )
}
