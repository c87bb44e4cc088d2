import type { RewritePicture } from '@repo/content/sections/illustrations.ts'
import { plainWords } from '@repo/ui/plain-words.ts'
import { Words } from '@repo/ui/words.tsx'

export function Rewrite({ before, after }: RewritePicture) {
  return (
    <div className="grid gap-3 @[26rem]:grid-cols-[minmax(0,1fr)_minmax(0,1.35fr)]">
      {[before, after].map(({ label, line }) => (
        <p
          key={plainWords(label)}
          className="rounded-[20px] bg-paper px-[1.2rem] pt-[1.1rem] pb-[1.2rem] font-display text-[1.25rem]/[1.35] text-balance text-ink [&_s]:text-slate [&_s]:decoration-2"
        >
          <span className="mb-[.4rem] block font-text text-[.9375rem]/[1.3] font-semibold text-slate">
            <Words>{label}</Words>
          </span>
          <Words>{line}</Words>
        </p>
      ))}
    </div>
  )
}
