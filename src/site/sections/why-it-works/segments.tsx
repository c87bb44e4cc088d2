import type { Segments as Props } from '#content/sections/features.ts'
import { CountedDots } from '../counted-dots.tsx'
import './segments.css'

export function Segments({ groups, note }: Props) {
  return (
    <>
      <ul className="segments">
        {groups.map(({ name, visitors }) => (
          <li key={name}>
            <CountedDots groups={[{ count: visitors, colour: 'ink', nib: true }]} className="segments-dots" />
            {name}
          </li>
        ))}
      </ul>
      <p className="mt-1 type-micro text-slate">{note}</p>
    </>
  )
}
