import { BrandMark } from './brand-mark.tsx'
import type { IconName } from '#content/icon-name.ts'
import { Icon } from './icon.tsx'
import './orbit.css'

/** Six icons round the mark. Still unless the page has motion on; then one turn takes 18 seconds. */
export function Orbit({ icons, className = '' }: { icons: readonly IconName[]; className?: string }) {
  return (
    <div className={`orbit ${className}`} aria-hidden="true">
      <div className="orbit-ring">
        {icons.map((icon) => (
          <span key={icon}>
            <Icon name={icon} className="orbit-icon" />
          </span>
        ))}
      </div>
      <BrandMark dots="var(--color-tomato)" className="orbit-mark" />
    </div>
  )
}
