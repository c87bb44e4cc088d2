import type { StoresPicture } from '@repo/content/sections/illustrations.ts'
import { DotRow } from '@repo/ui/dot-row.tsx'
import { plainWords } from '@repo/ui/plain-words.ts'
import { Words } from '@repo/ui/words.tsx'

const grounds = ['bg-tomato', 'bg-mint', 'bg-lemon', 'bg-paper']

export function Stores({ title, stores, note }: StoresPicture) {
  const most = Math.max(...stores.map(({ count }) => count))
  return (
    <div className="rounded-card bg-ink-2 px-5 py-[1.35rem] text-paper tab:px-[1.6rem] tab:pt-[1.6rem] tab:pb-[1.4rem]">
      <p className="mb-[.9rem] font-display text-[1.25rem]/[1.25]">
        <Words>{title}</Words>
      </p>
      <ul>
        {stores.map(({ initial, name, asks, count }, place) => (
          // On the smallest phones, and beside the words on a small laptop, a name and its dots need a line each.
          <li
            key={plainWords(name)}
            className="grid grid-cols-[44px_minmax(0,1fr)] items-center gap-x-[.9rem] gap-y-[.45rem] border-t border-ink-3 py-[.85rem] min-[24rem]:max-tab:grid-cols-[44px_minmax(0,1fr)_minmax(0,8.4rem)] lap:grid-cols-[44px_minmax(0,1fr)_minmax(0,8.4rem)]"
          >
            <span
              className={`grid size-[44px] place-items-center self-start rounded-[50%] rounded-es-[4px] font-display text-[1.25rem]/none text-ink ${grounds[place] ?? 'bg-tomato'}`}
              aria-hidden="true"
            >
              {initial}
            </span>
            <b>
              <Words>{name}</Words>
            </b>
            <DotRow
              count={count}
              of={most}
              className="col-start-2 max-w-[8.4rem] text-blush min-[24rem]:max-tab:col-auto min-[24rem]:max-tab:max-w-none lap:col-auto lap:max-w-none"
            />
            <span className="col-[2/-1] w-fit rounded-[18px] rounded-ee-[4px] bg-blush px-[.9rem] pt-2 pb-[.55rem] leading-[1.35] text-ink">
              <Words>{asks}</Words>
            </span>
          </li>
        ))}
      </ul>
      <p className="mt-[.6rem] text-small text-ash">
        <Words>{note}</Words>
      </p>
    </div>
  )
}
