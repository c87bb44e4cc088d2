import type { PricesPicture } from '#content/sections/illustrations.ts'
import { DotColumn } from '#ui/dot-column.tsx'
import { Words } from '#ui/words.tsx'
import './prices.css'

/** An axis of figures: it runs from left to right in every language. */
export function Prices({ prices, note }: PricesPicture) {
  const most = Math.max(...prices.map(({ count }) => count))
  return (
    <>
      <ul className="prices" dir="ltr">
        {prices.map(({ price, count }) => (
          <li key={price} className={count === most ? 'prices-column prices-most' : 'prices-column'}>
            <DotColumn count={count} nib={count === most} className="prices-dots" />
            <Words>{price}</Words>
            <span className="sr-only">× {count}</span>
          </li>
        ))}
      </ul>
      <p className="mt-4 text-[.875rem]/tight text-slate">
        <Words>{note}</Words>
      </p>
    </>
  )
}
