import type { StoresPicture } from '#content/sections/illustrations.ts'
import { DotRow } from '#ui/dot-row.tsx'
import { Words } from '#ui/words.tsx'
import './stores.css'

export function Stores({ title, stores, note }: StoresPicture) {
  const most = Math.max(...stores.map(({ count }) => count))
  return (
    <div className="stores">
      <p className="stores-title">
        <Words>{title}</Words>
      </p>
      <ul>
        {stores.map(({ initial, name, asks, count }) => (
          <li key={name} className="stores-store">
            <span className="stores-initial" aria-hidden="true">
              {initial}
            </span>
            <b className="stores-name">
              <Words>{name}</Words>
            </b>
            <DotRow count={count} of={most} className="stores-dots" />
            <span className="stores-asks">
              <Words>{asks}</Words>
            </span>
          </li>
        ))}
      </ul>
      <p className="stores-note">
        <Words>{note}</Words>
      </p>
    </div>
  )
}
