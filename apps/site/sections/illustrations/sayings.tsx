import type { SayingsPicture } from '@repo/content/sections/illustrations.ts'
import { plainWords } from '@repo/ui/plain-words.ts'
import { Words } from '@repo/ui/words.tsx'

export function Sayings({ sayings }: SayingsPicture) {
  return (
    <ul className="flex flex-wrap gap-2.5">
      {sayings.map((saying) => (
        <li
          key={plainWords(saying)}
          className="rounded-large cut-corner-end bg-blush px-4 py-2.5 font-semibold text-ink"
        >
          <Words>{saying}</Words>
        </li>
      ))}
    </ul>
  )
}
