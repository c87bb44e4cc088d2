import type { PricesPicture } from '@repo/content/sections/illustrations.ts'
import { DotColumn } from '@repo/ui/dot-column.tsx'
import { plainWords } from '@repo/ui/plain-words.ts'
import { Words } from '@repo/ui/words.tsx'

/** An axis of figures: it runs from left to right in every language. */
export function Prices({ prices, note }: PricesPicture) {
  const most = Math.max(...prices.map(({ count }) => count))
  return (
    <>
      <ul
        className="grid auto-cols-[minmax(0,1fr)] grid-flow-col items-end text-small font-semibold @max-xs:text-micro"
        dir="ltr"
      >
        {prices.map(({ price, count }) => (
          <li
            key={plainWords(price)}
            className={`grid justify-items-center gap-2 ${count === most ? 'text-jade-deep' : ''}`}
          >
            <DotColumn count={count} cutCorner={count === most} className="w-5.5 tab:w-7" />
            <Words>{price}</Words>
            <span className="sr-only">× {count}</span>
          </li>
        ))}
      </ul>
      <Words.p className="mt-4 text-note/tight text-pretty text-slate">{note}</Words.p>
    </>
  )
}
