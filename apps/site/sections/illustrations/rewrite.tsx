import type { RewritePicture } from '@repo/content/sections/illustrations.ts'
import { plainWords } from '@repo/ui/plain-words.ts'
import { Words } from '@repo/ui/words.tsx'

export function Rewrite({ before, after }: RewritePicture) {
  return (
    <div className="grid gap-3 @[26rem]:grid-cols-[minmax(0,1fr)_minmax(0,1.35fr)]">
      {[before, after].map(({ label, line }) => (
        <p
          key={plainWords(label)}
          className="rounded-large bg-paper px-5 pt-4.5 pb-5 font-display text-sub/snug text-balance text-ink [&_s]:text-slate [&_s]:decoration-2"
        >
          <Words.span className="mb-1.5 block font-text text-small/tight font-semibold text-slate">{label}</Words.span>
          <Words>{line}</Words>
        </p>
      ))}
    </div>
  )
}
