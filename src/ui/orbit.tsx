import { BrandMark } from './brand-mark.tsx'
import type { IconName } from '#content/icon-name.ts'
import { Icon } from './icon.tsx'
import styles from './orbit.module.css'

/** Six icons round the mark. Still unless the page has motion on; then one turn takes 18 seconds. */
export function Orbit({ icons, className = '' }: { icons: readonly IconName[]; className?: string }) {
  return (
    <div className={`${styles.orbit} ${className}`} aria-hidden="true">
      <div className={styles.ring}>
        {icons.map((icon) => (
          <span key={icon}>
            <Icon name={icon} className={styles.icon} />
          </span>
        ))}
      </div>
      <BrandMark dots="var(--color-tomato)" className={styles.mark} />
    </div>
  )
}
