import type { FlowSection } from '#content/sections/how-it-works.ts'
import { Icon } from '#ui/icon.tsx'
import { Words } from '#ui/words.tsx'
import './sale.css'

/** The sale, in the board's own hard corner; on wide screens a trail of dots leads back to the next visitor. */
export function Sale({ order, price, again }: FlowSection['sale']) {
  return (
    <>
      <div className="sale-order">
        <Icon name="bag" stroke={1.7} className="sale-icon" />
        <p>
          <b className="sale-name">{order}</b>
          <span className="font-semibold">{price}</span>
        </p>
      </div>
      <p className="sale-again" aria-hidden="true">
        <span className="sale-dots">
          {[1, 2, 3, 4, 5, 6, 7].map((dot) => (
            <i key={dot} />
          ))}
        </span>
        <span>
          <Words>{again}</Words>
        </span>
      </p>
    </>
  )
}
