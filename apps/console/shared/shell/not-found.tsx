import { useLocation } from '@tanstack/react-router'
import { nearest } from '@repo/contract/nearest.ts'
import { dotGlyphs } from '@repo/ui/dot-glyphs.ts'
import { WayOut } from '../panels/way-out.tsx'
import { WholeState } from '../panels/whole-state.tsx'
import { useWords } from '../words/use-words.tsx'
import { screens } from './screens.ts'

/** 404, in the shell: the rail stays, and an address that is almost that of a screen is taken for it. */
export function NotFound() {
  const words = useWords().shell
  const { pathname } = useLocation()
  const meant = nearest(
    pathname.split('/')[1]?.toLowerCase() ?? '',
    screens.map(({ name }) => name),
  )
  const screen = screens.find(({ name }) => name === meant)
  const [before, after] = words.didYouMean
  return (
    <main id="content" tabIndex={-1} className="px-6 py-4 max-tab:px-3 max-tab:pb-24">
      <title>{`${words.notFound} | ${words.product}`}</title>
      <WholeState title={words.notFound} level={1} drawing={<Dots404 />}>
        <p className="text-slate wrap-anywhere">{words.notFoundMore(pathname)}</p>
        {screen && (
          <WayOut to={screen.to}>
            {before}
            {words.screens[screen.name]}
            {after}
          </WayOut>
        )}
        <WayOut to="/">{words.toToday}</WayOut>
      </WholeState>
    </main>
  )
}

/** 404 in dots. One of them fell out of its place. */
function Dots404() {
  const dots = ['4', '0', '4'].flatMap((digit, place) =>
    (dotGlyphs[digit] ?? []).flatMap((row, y) =>
      [...row].flatMap((cell, x) => (cell === '1' ? [{ x: x + place * 6, y }] : [])),
    ),
  )
  const isLost = ({ x, y }: { x: number; y: number }) => x === 10 && y === 3
  return (
    <svg viewBox="-0.6 -0.6 19.6 7.4" aria-hidden="true" className="w-full max-w-120 justify-self-center">
      {dots.map(({ x, y }) =>
        isLost({ x, y }) ? (
          <circle
            key={`${x} ${y}`}
            cx={x}
            cy={y}
            r="0.4"
            strokeWidth="0.08"
            strokeDasharray="0.2 0.16"
            className="fill-none stroke-ash"
          />
        ) : (
          <circle key={`${x} ${y}`} cx={x} cy={y} r="0.46" className="fill-ink" />
        ),
      )}
      <path
        d="M18.2 5.54a.46.46 0 1 1 0 .92h-.4a.06.06 0 0 1-.06-.06V6a.46.46 0 0 1 .46-.46z"
        strokeWidth="0.09"
        className="fill-lemon stroke-ink"
      />
    </svg>
  )
}
