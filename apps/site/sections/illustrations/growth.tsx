import type { GrowthPicture } from '@repo/content/sections/illustrations.ts'
import { DotColumn } from '@repo/ui/dot-column.tsx'
import { Words } from '@repo/ui/words.tsx'

/** A time axis: it runs as the language is read, so that growth is not read as a fall. */
export function Growth({ weeks, note }: GrowthPicture) {
  return (
    <>
      <div
        className="grid auto-cols-[minmax(0,1.375rem)] grid-flow-col items-end justify-between tab:auto-cols-[minmax(0,2.375rem)]"
        aria-hidden="true"
      >
        {weeks.map((count, week) =>
          week < weeks.length - 1 ? (
            <DotColumn key={week} count={count} className="w-full text-jade" />
          ) : (
            <span key={week}>
              <DotColumn count={1} cutCorner className="w-full text-lemon" />
              <DotColumn count={count - 1} className="w-full text-jade" />
            </span>
          ),
        )}
      </div>
      <Words.p className="mt-4 text-note/tight text-pretty">{note}</Words.p>
    </>
  )
}
