import type { SideCard } from '@repo/content/sections/shared.ts'
import { Icon } from '@repo/ui/icon.tsx'
import { plainWords } from '@repo/ui/plain-words.ts'
import { Words } from '@repo/ui/words.tsx'
import { linkTo } from '../../link-to.ts'
import styles from './skeletons.module.css'

/** The last card of a board. All of it is the link of the side card. */
export function EndCard({ cta, ticks }: SideCard) {
  return (
    <a {...linkTo(cta.to)} className={styles.end}>
      <Words.span className="max-w-[9em] type-display text-[clamp(3rem,1rem+8.4vw,8rem)]">{cta.label}</Words.span>
      <span className="grid max-w-[13em] gap-1 type-lead max-tab:pe-16 tab:max-w-none">
        {ticks.map((tick) => (
          <Words.span key={plainWords(tick)}>{tick}</Words.span>
        ))}
      </span>
      <span className={styles.endArrow} aria-hidden="true">
        <Icon name="arrowRight" className="size-8 -rotate-45 tab:size-14 rtl:rotate-225" />
      </span>
    </a>
  )
}
