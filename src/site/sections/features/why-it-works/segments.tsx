import type { Segments as Props } from '#content/sections/features.ts'
import { DotField } from '#ui/dot-field.tsx'

export function Segments({ groups, note }: Props) {
  return (
    <>
      <ul className="flex gap-4 text-small font-semibold lap-wide:gap-6">
        {groups.map(({ name, visitors }) => (
          <li key={name} className="flex flex-col justify-end gap-[.6rem]">
            <DotField
              dots={Array.from({ length: visitors }, () => 'ink')}
              columns={3}
              said={(_, place) => place === visitors - 1}
              className="w-[52px]"
            />
            {name}
          </li>
        ))}
      </ul>
      <p className="mt-1 type-micro text-slate">{note}</p>
    </>
  )
}
