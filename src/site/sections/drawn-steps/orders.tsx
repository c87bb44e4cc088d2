import type { Orders as Props } from '#content/sections/how-it-works.ts'
import { Words } from '#ui/words.tsx'
import { CountedDots } from '../counted-dots.tsx'
import './orders.css'

export function Orders({ rows, note }: Props) {
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
              <CountedDots
                groups={[{ count: orders, colour: sells ? 'jadeDeep' : 'dim', nib: sells }]}
                className="orders-dots"
              />
              <b>{label}</b>
            </li>
          )
        })}
      </ul>
      <p className="type-micro font-semibold text-slate">{note}</p>
    </>
  )
}
