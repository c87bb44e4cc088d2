import { DotField, type Voice } from './dot-field.tsx'
import { DotNumeral } from './dot-numeral.tsx'
import { Words } from './words.tsx'

/** A result in dots: the figure, what it is of, and two columns to count, before and after. */
export function StatTile({
  value,
  label,
  before,
  after,
  voice,
}: {
  value: string
  label: string
  before: number
  after: number
  voice: Voice
}) {
  return (
    <div className="@container rounded-card bg-fog px-5 py-5 tab:px-7 tab:py-6">
      <div className="grid h-full grid-cols-[minmax(0,1fr)_auto] content-start gap-4 lap:content-center">
        <div>
          <DotNumeral value={value} className="h-13 @[14rem]:h-16 @[19rem]:h-21" />
          <p className="mt-[.95rem] font-semibold">
            <Words>{label}</Words>
          </p>
        </div>
        <DotField {...columns(before, after, voice)} size={0.8} className="h-[117px] w-auto" />
      </div>
    </div>
  )
}

function columns(before: number, after: number, voice: Voice) {
  const height = Math.max(before, after)
  const rows = Array.from({ length: height }, (_, row) => height - row)
  return {
    columns: 2,
    dots: rows.flatMap((level): (Voice | undefined)[] => [
      level <= before ? 'line' : undefined,
      level <= after ? voice : undefined,
    ]),
    // The top dot of each column is the one that speaks.
    said: (_: Voice, place: number) => height - Math.floor(place / 2) === (place % 2 === 0 ? before : after),
  }
}
