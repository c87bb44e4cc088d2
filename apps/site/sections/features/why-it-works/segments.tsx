import type { Segments as Props } from '@repo/content/sections/features.ts'
import { DotField } from '@repo/ui/dot-field.tsx'
import { plainWords } from '@repo/ui/plain-words.ts'
import { Words } from '@repo/ui/words.tsx'

export function Segments({ groups, note }: Props) {
  return (
    <>
      <ul className="flex gap-4 text-small max-mini:gap-2 font-semibold lap:gap-6">
        {groups.map(({ name, visitors }) => (
          <li key={plainWords(name)} className="flex flex-col justify-end gap-2.5">
            <DotField
              dots={Array.from({ length: visitors }, () => 'ink')}
              columns={3}
              said={(_, place) => place === visitors - 1}
              className="w-13"
            />
            <Words>{name}</Words>
          </li>
        ))}
      </ul>
      <Words.p className="mt-1 type-micro text-slate">{note}</Words.p>
    </>
  )
}
