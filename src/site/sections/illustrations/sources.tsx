import type { SourcesPicture } from '#content/sections/illustrations.ts'
import { Words } from '#ui/words.tsx'
import './sources.css'

export function Sources({ sources }: SourcesPicture) {
  return (
    <ul className="sources">
      {sources.map(({ name, asks }) => (
        <li key={name} className="sources-source">
          <b className="sources-name">
            <Words>{name}</Words>
          </b>
          <span className="sources-asks">
            <Words>{asks}</Words>
          </span>
        </li>
      ))}
    </ul>
  )
}
