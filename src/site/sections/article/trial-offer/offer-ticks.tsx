import { Icon } from '#ui/icon.tsx'
import { Words } from '#ui/words.tsx'
import './offer-ticks.css'

export function OfferTicks({ ticks }: { ticks: readonly string[] }) {
  return (
    <ul className="offer-ticks">
      {ticks.map((tick) => (
        <li key={tick}>
          <Icon name="check" className="size-5 text-lemon" stroke={2.4} />
          <span>
            <Words>{tick}</Words>
          </span>
        </li>
      ))}
    </ul>
  )
}
