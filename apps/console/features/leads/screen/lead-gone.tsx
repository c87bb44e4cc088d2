import type { LeadCounts } from '../api/leads.ts'
import { WayOut } from '../../../shared/panels/way-out.tsx'
import { WholeState } from '../../../shared/panels/whole-state.tsx'
import { useWords } from '../../../shared/words/use-words.tsx'

/** A lead that was erased, or whose time is over: where the others are. */
export function LeadGone({ counts }: { counts: LeadCounts | undefined }) {
  const { leads: words, format } = useWords()
  return (
    <WholeState title={words.gone} drawing={<OneMissing />}>
      <p className="mb-3 max-w-130 text-body text-pretty">{words.goneMore}</p>
      <WayOut to="/leads" count={counts && format.number(counts['to-call'])}>
        {words.toCall}
      </WayOut>
      <WayOut to="/leads" search={{ tab: 'all' }} count={counts && format.number(counts.all)}>
        {words.close}
      </WayOut>
    </WholeState>
  )
}

/** Seven by seven, and the place in the middle is empty. */
function OneMissing() {
  return (
    <svg
      viewBox="0 0 420 420"
      aria-hidden="true"
      className="w-full max-w-105 justify-self-end rtl:-scale-x-100 max-tab:order-first max-tab:max-w-55 max-tab:justify-self-center"
    >
      {Array.from({ length: 49 }, (_, place) => {
        const [x, y] = [(place % 7) * 62, Math.floor(place / 7) * 62]
        return place === 24 ? (
          <path
            key={place}
            transform={`translate(${x} ${y})`}
            d="M24 2a22 22 0 0 1 0 44H6a4 4 0 0 1-4-4V24A22 22 0 0 1 24 2z"
            strokeWidth="3"
            strokeDasharray="6 4"
            className="fill-lemon stroke-ink"
          />
        ) : (
          <circle key={place} cx={x + 24} cy={y + 24} r="24" className="fill-ink" />
        )
      })}
    </svg>
  )
}
