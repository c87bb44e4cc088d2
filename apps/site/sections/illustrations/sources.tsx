import type { SourcesPicture } from '@repo/content/sections/illustrations.ts'
import { plainWords } from '@repo/ui/plain-words.ts'
import { Words } from '@repo/ui/words.tsx'

export function Sources({ sources }: SourcesPicture) {
  return (
    // Side by side where there is room; the names share one column, as wide as the longest of them.
    <ul className="grid gap-x-3.5 gap-y-3.5 @[24rem]:grid-cols-[minmax(5.5rem,auto)_minmax(0,1fr)] @[24rem]:gap-x-5 @[24rem]:gap-y-2.5">
      {sources.map(({ name, asks }) => (
        <li
          key={plainWords(name)}
          className="grid items-center gap-x-4 gap-y-2 @[24rem]:col-span-2 @[24rem]:grid-cols-subgrid"
        >
          <Words.b className="font-display text-large/tight font-normal">{name}</Words.b>
          {/* On the visitor's own colour the bubble is a patch of light. */}
          <span className="w-fit rounded-large rounded-ee-nib bg-blush px-4.5 py-3 leading-snug font-semibold text-ink in-[.bg-blush]:bg-[rgb(255_255_255/.75)]">
            <Words>{asks}</Words>
          </span>
        </li>
      ))}
    </ul>
  )
}
