import type { MomentsPicture } from '#content/sections/illustrations.ts'
import { Icon } from '#ui/icon.tsx'
import { Words } from '#ui/words.tsx'
import './moments.css'

export function Moments({ moments }: MomentsPicture) {
  return (
    <ul className="moments">
      {moments.map(({ icon, label }) => (
        <li key={label} className="moments-chip">
          <Icon name={icon} className="moments-icon size-5" />
          <span>
            <Words>{label}</Words>
          </span>
        </li>
      ))}
    </ul>
  )
}
