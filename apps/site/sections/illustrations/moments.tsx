import type { MomentsPicture } from '@repo/content/sections/illustrations.ts'
import { Icon } from '@repo/ui/icon.tsx'
import { plainWords } from '@repo/ui/plain-words.ts'
import { Words } from '@repo/ui/words.tsx'
import styles from './moments.module.css'

export function Moments({ moments }: MomentsPicture) {
  return (
    <ul className={styles.moments}>
      {moments.map(({ icon, label }) => (
        <li key={plainWords(label)} className={styles.chip}>
          <Icon name={icon} className={styles.icon} />
          <Words.span>{label}</Words.span>
        </li>
      ))}
    </ul>
  )
}
