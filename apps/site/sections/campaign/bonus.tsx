import type { BonusSection } from '@repo/content/sections/campaign.ts'
import type { Skeleton } from '@repo/content/sections/shared.ts'
import { BrandMark } from '@repo/ui/brand-mark.tsx'
import { DotNumeral } from '@repo/ui/dot-numeral.tsx'
import { Icon } from '@repo/ui/icon.tsx'
import { plainWords } from '@repo/ui/plain-words.ts'
import { Words } from '@repo/ui/words.tsx'
import styles from './skeletons.module.css'

const looks = {
  receipt: {
    section: 'pt-8.5',
    head: '',
    worth: '',
    label: 'text-slate',
    gift: 'rounded-medium border-2 border-dashed border-ink px-4.5',
  },
  thread: {
    section: `${styles.reply} grid gap-[10px] tab:grid-cols-[40px_minmax(0,1fr)] tab:gap-x-4`,
    head: 'on-ink rounded-card rounded-es-cut-corner bg-ink px-5 py-5 text-paper tab:px-6.5',
    worth: 'text-lemon',
    label: 'text-ash',
    gift: 'rounded-[20px] bg-paper px-4',
  },
  board: {
    section: `${styles.bonus} on-ink`,
    head: '',
    worth: 'text-lemon',
    label: 'text-ash',
    gift: 'rounded-[18px] bg-ink-3 px-4',
  },
}

/** Gifts, each with what it is worth to a merchant in view (CP-10): coupons of a receipt, files in a thread, parcels on a board. */
export function Bonus({ skeleton = 'thread', headline, worth, gifts }: BonusSection & { skeleton?: Skeleton }) {
  // A film has no gifts.
  const look = looks[skeleton === 'film' ? 'board' : skeleton]
  return (
    <section className={look.section} data-bonus="">
      {skeleton === 'thread' && <BrandMark className="mt-2 size-10 max-tab:hidden" />}
      <div className={`flex flex-wrap items-end justify-between gap-x-8 gap-y-4 ${look.head}`}>
        <Words.h2 className="type-head">{headline}</Words.h2>
        <p>
          <DotNumeral value={plainWords(worth.figure)} className={`h-11 tab:h-13 ${look.worth}`} />
          <Words.span className={`mt-2 block type-small ${look.label}`}>{worth.label}</Words.span>
        </p>
      </div>
      <ol className={`stagger ${styles.gifts}`}>
        {gifts.map(({ icon, title, text }, place) => (
          <li
            key={plainWords(title)}
            className={`grid grid-cols-[20px_minmax(0,1fr)_auto] max-mini:grid-cols-[20px_minmax(0,1fr)] items-center gap-x-3.5 gap-y-2 pt-4 pb-4.5 rounded-es-cut-corner ${look.gift}`}
          >
            <DotNumeral value={String(place + 1)} className="h-6.5" />
            <Words.h3 className="font-text text-body/tight font-semibold">{title}</Words.h3>
            <Icon name={icon} className="size-5.5 max-mini:hidden" />
            <Words.p className="col-start-2 col-end-4 max-mini:col-end-3 text-pretty">{text}</Words.p>
          </li>
        ))}
      </ol>
    </section>
  )
}
