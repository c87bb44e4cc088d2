import type { Segments as Props } from '#content/sections/features.ts'
import { DotField } from '#ui/dot-field.tsx'
import './segments.css'

export function Segments({ groups, note }: Props) {
  return (
    <>
      <ul className="segments">
        {groups.map(({ name, visitors }) => (
          <li key={name}>
            <DotField
              dots={Array.from({ length: visitors }, () => 'ink')}
              columns={3}
              said={(_, place) => place === visitors - 1}
              className="segments-dots"
            />
            {name}
          </li>
        ))}
      </ul>
      <p className="mt-1 type-micro text-slate">{note}</p>
    </>
  )
}
