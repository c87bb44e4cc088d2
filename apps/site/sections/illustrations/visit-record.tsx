import type { VisitRecordPicture } from '@repo/content/sections/illustrations.ts'
import { plainWords } from '@repo/ui/plain-words.ts'
import { Words } from '@repo/ui/words.tsx'

const row = 'flex items-baseline justify-between gap-4 border-t border-line py-3 leading-snug'

export function VisitRecord({ title, facts, missing, says, note }: VisitRecordPicture) {
  return (
    <div className="w-full max-w-108 tab:justify-self-end">
      <div className="rounded-card bg-paper px-5 pt-5 pb-14 text-ink tab:px-6.5">
        <Words.p className="pb-4 font-display text-sub/tight">{title}</Words.p>
        <dl>
          {facts.map(({ label, value }) => (
            <div key={plainWords(label)} className={row}>
              <Words.dt className="text-slate">{label}</Words.dt>
              <Words.dd className="text-end font-semibold tabular-nums">{value}</Words.dd>
            </div>
          ))}
          <div className={`${row} items-center border-t-2 border-dashed border-ink`}>
            <Words.dt className="font-display text-sub/close">{missing}</Words.dt>
            {/* An empty field: the record has nothing to put here. */}
            <dd aria-hidden="true" className="h-5 w-24 rounded-pill bg-fog-2" />
          </div>
        </dl>
      </div>
      {/* The visitor's own words, over the edge of the record. */}
      <p className="relative ms-auto -mt-10 w-fit max-w-[88%] rounded-card cut-corner-end bg-blush px-5.5 py-4 font-display text-sub/tight text-balance text-ink">
        <Words>{says}</Words>
      </p>
      <Words.p className="mt-3 text-end type-small">{note}</Words.p>
    </div>
  )
}
