import type { Orders as Props } from '#content/sections/how-it-works.ts'
import { DotRow } from '#ui/dot-row.tsx'
import { Words } from '#ui/words.tsx'
import './orders.css'

export function Orders({ rows, note }: Props) {
  const most = Math.max(...rows.map(({ orders }) => orders))
  return (
    <>
      <ul>
        {rows.map(({ name, orders, label }, place) => {
          const sells = place === rows.length - 1
          return (
            <li key={name} className="orders-row">
              <span>
                <Words>{name}</Words>
              </span>
              <span className="orders-dots">
                <DotRow count={orders} of={most} nib={sells} className={sells ? 'text-jade-deep' : 'text-ink/22'} />
              </span>
              <b>{label}</b>
            </li>
          )
        })}
      </ul>
      <p className="type-micro font-semibold text-slate">{note}</p>
    </>
  )
}
