import type { StoresPicture } from '@repo/content/sections/illustrations.ts'
import { DotRow } from '@repo/ui/dot-row.tsx'
import { plainWords } from '@repo/ui/plain-words.ts'
import { Product } from '@repo/ui/product.tsx'
import { Words } from '@repo/ui/words.tsx'
import { Tap, Taps } from './touch/tap.tsx'
import styles from './touch/touch.module.css'

const initials = ['bg-mint', 'bg-tomato', 'bg-lemon', 'bg-paper']
const scenes = ['bg-blush', 'bg-mint', 'bg-lemon', 'bg-mint']

/** Stores to switch between: what the chosen one sells, and what its visitors ask most. */
export function Stores({ title, stores, note }: StoresPicture) {
  return (
    <div className="rounded-large bg-ink-2 p-3.5 text-paper tab:rounded-card tab:p-5">
      <Taps className={styles.choice}>
        <Words.p className="mb-3 font-semibold">{title}</Words.p>
        <div className="mb-2.5 grid grid-cols-4 gap-1.5">
          {stores.map(({ initial, name }, place) => (
            <Tap
              key={plainWords(name)}
              type="radio"
              name="store"
              isChosen={place === 0}
              className="grid grid-cols-1 content-start justify-items-center gap-1.5 rounded-medium px-0.5 py-2.5 tab:px-1 text-center text-micro/[1.15] font-semibold text-ash has-checked:rounded-es-cut-corner has-checked:bg-paper has-checked:text-ink"
            >
              <span
                aria-hidden="true"
                className={`grid size-9 place-items-center rounded-circle cut-corner font-display text-large/none text-ink ${initials[place] ?? 'bg-mint'}`}
              >
                {initial}
              </span>
              <Words.span>{name}</Words.span>
            </Tap>
          ))}
        </div>
        <div className={`${styles.shown} grid`}>
          {stores.map(({ name, asks, count, product }, place) => (
            <div
              key={plainWords(name)}
              data-answered=""
              className={`relative min-h-72 rounded-large text-ink tab:min-h-82 ${scenes[place] ?? 'bg-mint'}`}
            >
              <Product
                name={product}
                className="absolute inset-x-0 bottom-7 mx-auto w-[66%] tab:bottom-2.5 tab:w-[74%]"
              />
              <p className="absolute end-4 top-4 max-w-4/5 rounded-large cut-corner-end bg-paper px-4.5 py-3.5 font-display text-sub/close text-pretty">
                <Words>{asks}</Words>
              </p>
              <div className="absolute start-4 bottom-4 flex items-center gap-2 text-small/none font-semibold">
                <DotRow count={count} className="h-1.75! w-auto!" />
                <span>{count}</span>
              </div>
            </div>
          ))}
        </div>
        <Words.p className="mt-2.5 type-small text-ash">{note}</Words.p>
      </Taps>
    </div>
  )
}
