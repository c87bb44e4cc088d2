import { useQuery } from '@tanstack/react-query'
import { nearest } from '@repo/contract/nearest.ts'
import { queries } from '../../../app/queries.ts'
import { WayOut } from '../../../shared/panels/way-out.tsx'
import { WholeState } from '../../../shared/panels/whole-state.tsx'
import { useWords } from '../../../shared/words/use-words.tsx'
import { plainText } from '../../leads/screen/plain-text.ts'

/** No experiment at this address: the one that is almost called so, or all of them. */
export function UnknownExperiment({ id }: { id: string }) {
  const { experiments: words, format } = useWords()
  const all = useQuery(queries.experiments).data?.experiments ?? []
  const ids = all.map((one) => one.id)
  const meant = all.find((one) => one.id === nearest(id, ids))
  const [before, between, after] = words.unknownMeant
  return (
    <WholeState title={words.unknown} drawing={<TwoPages />}>
      {meant && (
        <>
          <p className="mb-3 text-body wrap-anywhere">
            {before}
            <Id>{plainText(id)}</Id>
            {between}
            <Id>{meant.id}</Id>
            {after}
          </p>
          <WayOut to="/experiments/$id" params={{ id: meant.id }}>
            <bdi>{meant.question}</bdi>
          </WayOut>
        </>
      )}
      <WayOut to="/experiments" count={format.number(all.length)}>
        {words.all}
      </WayOut>
    </WholeState>
  )
}

function Id({ children }: { children: string }) {
  return (
    <bdi dir="ltr" className="font-semibold whitespace-nowrap">
      {children}
    </bdi>
  )
}

/** A and B, neither there. */
function TwoPages() {
  const nib = 'M50 2a48 48 0 0 1 0 96H14A12 12 0 0 1 2 86V50A48 48 0 0 1 50 2z'
  return (
    <svg
      viewBox="0 0 212 100"
      direction="ltr"
      aria-hidden="true"
      className="w-full max-w-105 justify-self-end max-tab:order-first max-tab:max-w-55 max-tab:justify-self-center rtl:-scale-x-100"
    >
      {['A', 'B'].map((letter, place) => (
        <g key={letter} transform={`translate(${place * 112} 0)`} className={place === 0 ? 'fill-ash' : 'fill-ink'}>
          <path
            d={nib}
            strokeWidth="1.5"
            strokeDasharray="4 3"
            className={place === 0 ? 'fill-none stroke-ash' : 'fill-lemon stroke-ink'}
          />
          <text
            x="50"
            y="61"
            fontSize="32"
            textAnchor="middle"
            className="origin-center font-display [transform-box:fill-box] rtl:-scale-x-100"
          >
            {letter}
          </text>
        </g>
      ))}
    </svg>
  )
}
