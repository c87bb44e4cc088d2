import type { RefundDaysSection } from '@repo/content/sections/case-study.ts'
import { plainWords } from '@repo/ui/plain-words.ts'
import { Words } from '@repo/ui/words.tsx'
import { Framed } from '../shared/framed.tsx'

/** A dot for each day. Sliding back to a day unlights those after it, by `refund-days.client.ts`: without a script all are lit. */
export function RefundDays({ days, drawing, headline, text, day }: RefundDaysSection) {
  return (
    <Framed data-days="" surface="jadeDeep" space="py-15 tab:py-20">
      <Words.p className="sr-only">{drawing}</Words.p>
      <div
        aria-hidden="true"
        className="grid grid-cols-12 gap-2.5 text-mint tab:grid-cols-30 [&_i]:aspect-square [&_i]:rounded-circle [&_i]:bg-current [&_i:last-child]:rounded-es-cut-corner"
      >
        {Array.from({ length: days }, (_, place) => (
          <i key={place} />
        ))}
      </div>
      <div className="mt-4 flex items-center gap-4 font-semibold">
        <span className="w-16 flex-none" aria-hidden="true">
          <Words>{day}</Words> <output>{days}</output>
        </span>
        <input
          type="range"
          min={1}
          max={days}
          defaultValue={days}
          autoComplete="off"
          aria-label={plainWords(day)}
          className="h-11 w-full accent-lemon noscript:hidden"
        />
      </div>
      <div className="mt-3 flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
        <Words.h2 className="type-title">{headline}</Words.h2>
        <Words.p className="max-w-[22em] type-lead">{text}</Words.p>
      </div>
    </Framed>
  )
}
