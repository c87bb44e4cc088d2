import type { VisitRecordPicture } from '@repo/content/sections/illustrations.ts'
import { plainWords } from '@repo/ui/plain-words.ts'
import { Words } from '@repo/ui/words.tsx'

const row = 'flex items-baseline justify-between gap-4 border-t border-line py-[.7rem] leading-[1.35]'

export function VisitRecord({ title, facts, missing, says, note }: VisitRecordPicture) {
  return (
    <div className="w-full max-w-[27rem] tab:justify-self-end">
      <div className="rounded-card bg-paper px-5 pt-5 pb-14 text-ink tab:px-[1.6rem]">
        <p className="pb-4 font-display text-[1.25rem]/[1.25]">
          <Words>{title}</Words>
        </p>
        <dl>
          {facts.map(({ label, value }) => (
            <div key={plainWords(label)} className={row}>
              <dt className="text-slate">
                <Words>{label}</Words>
              </dt>
              <dd className="text-end font-semibold tabular-nums">
                <Words>{value}</Words>
              </dd>
            </div>
          ))}
          <div className={`${row} items-center border-t-2 border-dashed border-ink`}>
            <dt className="font-display text-sub/[1.2]">
              <Words>{missing}</Words>
            </dt>
            {/* An empty field: the record has nothing to put here. */}
            <dd aria-hidden="true" className="h-5 w-24 rounded-pill bg-fog-2" />
          </div>
        </dl>
      </div>
      {/* The visitor's own words, over the edge of the record. */}
      <p className="relative ms-auto -mt-10 w-fit max-w-[88%] rounded-[26px] nib-end bg-blush px-[1.35rem] py-4 font-display text-[1.375rem]/[1.22] text-balance text-ink">
        <Words>{says}</Words>
      </p>
      <p className="mt-3 text-end type-small">
        <Words>{note}</Words>
      </p>
    </div>
  )
}
