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
    gift: 'rounded-medium border-2 border-dashed border-ink px-4.5 open:rounded-es-cut-corner open:bg-lemon-soft',
  },
  thread: {
    section: `${styles.reply} grid gap-[10px] tab:grid-cols-[40px_minmax(0,1fr)] tab:gap-x-4`,
    head: 'on-ink rounded-card rounded-es-cut-corner bg-ink px-5 py-5 text-paper tab:px-6.5',
    worth: 'text-lemon',
    label: 'text-ash',
    gift: 'rounded-[20px] bg-paper px-4 open:rounded-es-cut-corner open:bg-lemon-soft',
  },
  board: {
    section: `${styles.bonus} on-ink`,
    head: '',
    worth: 'text-lemon',
    label: 'text-ash',
    gift: `${styles.parcel} rounded-[18px] bg-ink-3 px-4 open:rounded-es-cut-corner open:bg-blush open:text-ink`,
  },
}

/** Gifts that open: coupons of a receipt, files in a thread, parcels on a board. The first is open. */
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
          <li key={plainWords(title)}>
            <details name="gifts" open={place === 0} className={look.gift}>
              <summary className="grid min-h-15 list-none grid-cols-[20px_minmax(0,1fr)_auto] max-mini:grid-cols-[20px_minmax(0,1fr)] items-center gap-3.5 py-2.5">
                <DotNumeral value={String(place + 1)} className="h-6.5" />
                <Words.h3 className="font-text text-body/tight font-semibold">{title}</Words.h3>
                <Icon name={icon} className="size-5.5 max-mini:hidden" />
              </summary>
              <Words.p className="ps-8.5 pb-4 text-pretty">{text}</Words.p>
            </details>
          </li>
        ))}
      </ol>
    </section>
  )
}
