import { BrandMark } from './brand-mark.tsx'
import type { IconName } from '@repo/content/icon-name.ts'
import { Icon } from './icon.tsx'
import styles from './orbit.module.css'

/**
 * Six icons round the mark. They turn slowly and without end while in view, until the pause button is pressed (`data-moves`).
 * A parent positions it and sets `--orbit-size`.
 */
export function Orbit({ icons, className = '' }: { icons: readonly IconName[]; className?: string }) {
  return (
    <div className={`${styles.orbit} ${className}`} aria-hidden="true" data-moves="">
      <div className={`${styles.ring} absolute inset-0`}>
        {icons.map((icon) => (
          <span key={icon}>
            <Icon name={icon} className="h-auto w-[calc(var(--orbit-size)*0.165)]" />
          </span>
        ))}
      </div>
      <BrandMark dots="var(--color-blush)" className="w-[32%]" />
    </div>
  )
}
