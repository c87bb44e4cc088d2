import type { GrowthPicture } from '#content/sections/illustrations.ts'
import { DotColumn } from '#ui/dot-column.tsx'
import { Words } from '#ui/words.tsx'
import './growth.css'

/** A time axis: it runs from left to right in every language. */
export function Growth({ weeks, note }: GrowthPicture) {
  return (
    <>
      <div className="growth" dir="ltr" aria-hidden="true">
        {weeks.map((count, week) =>
          week < weeks.length - 1 ? (
            <DotColumn key={week} count={count} className="growth-dots" />
          ) : (
            <span key={week}>
              <DotColumn count={1} nib className="growth-dots growth-last" />
              <DotColumn count={count - 1} className="growth-dots" />
            </span>
          ),
        )}
      </div>
      <p className="mt-4 text-[.875rem]/tight">
        <Words>{note}</Words>
      </p>
    </>
  )
}
