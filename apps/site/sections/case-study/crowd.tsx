import type { Copy } from '@repo/content/copy.ts'
import type { CrowdSection } from '@repo/content/sections/case-study.ts'
import { ArrivingLayers, arrivals } from '@repo/ui/arriving-dots.tsx'
import { answerShapes, type Tone } from '@repo/ui/dot-field.tsx'
import { DotNumeral } from '@repo/ui/dot-numeral.tsx'
import { plainWords } from '@repo/ui/plain-words.ts'
import { scatter } from '@repo/ui/scatter.ts'
import { Words } from '@repo/ui/words.tsx'
import { layFloor } from './crowd-floor.ts'
import { CtaLink } from '../shared/cta-link.tsx'

const visitors = 1000

/** The floor of the room: every visitor of a thousand is a dot. The rates say how many of them bought. It stays dark by day: white dots would be lost on lemon. */
export function Crowd({ headline, before, after, legend, cta }: CrowdSection) {
  const bought = inThousand(before.rate)
  const more = inThousand(after.rate) - bought
  const crowd = scatter<Tone>({ dark: visitors - bought - more, paper: bought, jade: more }, 11)
  return (
    <section className="on-ink overflow-clip border-t-2 border-ink-3 bg-ink text-paper">
      {/* The legend counts them in words. */}
      <Floor crowd={crowd} columns={25} width={390} className="tab:hidden" />
      <Floor crowd={crowd} columns={50} width={1440} className="max-tab:hidden" />
      <div className="wrap grid items-end gap-x-12 gap-y-6 pt-6 pb-13 tab:grid-cols-end tab:pt-9 tab:pb-19">
        <Words.h2 className="type-title">{headline}</Words.h2>
        <div className="flex gap-9 tab:gap-14">
          <Rate figure={before.figure} label={before.label} className="" />
          <Rate figure={after.figure} label={after.label} className="text-jade" />
        </div>
        <ul className="flex flex-col gap-x-8 gap-y-1.5 type-small tab:col-span-2 tab:flex-row tab:flex-wrap">
          <li className="flex items-center gap-2">
            <i aria-hidden="true" className="size-3.5 rounded-pill bg-paper" />
            <span>
              {bought} <Words>{legend.before}</Words>
            </span>
          </li>
          <li className="flex items-center gap-2">
            <i aria-hidden="true" className="size-3.5 rounded-circle rounded-es-tip bg-jade" />
            <span>
              {more} <Words>{legend.more}</Words>
            </span>
          </li>
          <Words.li className="text-ash">{legend.rest}</Words.li>
        </ul>
        <CtaLink cta={cta} look="lemon" className="tab:justify-self-start" />
      </div>
    </section>
  )
}

/** A dark dot is in every place; who bought covers theirs, so that a row is one line to write. */
function Floor({ crowd, columns, width, className }: Props) {
  const { rows, height } = layFloor(crowd, columns, width)
  const dots = rows.flat()
  const joining = dots.filter(({ tone }) => tone === 'jade')
  const box = `0 0 ${width} ${height}`
  return (
    <div className={className} aria-hidden="true" data-floor={columns}>
      <ArrivingLayers
        layers={Array.from({ length: arrivals }, (_, arrival) => (
          <svg key={arrival} viewBox={box} className="text-jade">
            <path
              d={joining
                .filter((_, place) => place % arrivals === arrival)
                .map((dot) => answerShapes([dot], dot.size * 1.12))
                .join('')}
              fill="currentColor"
            />
          </svg>
        ))}
      >
        <svg viewBox={box} className="fill-paper">
          <g className="stroke-ink-3" strokeLinecap="round">
            {rows.map(([first, second]) => {
              if (!first || !second) return undefined
              const step = Math.round((second.x - first.x) * 100) / 100
              const rest = `m${step} 0h0`.repeat(columns - 1)
              return <path key={first.y} d={`M${first.x} ${first.y}h0${rest}`} strokeWidth={first.size} />
            })}
          </g>
          {dots
            .filter(({ tone }) => tone === 'paper')
            .map(({ x, y, size }) => (
              <circle key={`${x} ${y}`} cx={x} cy={y} r={Math.round(size * 5.6) / 10} />
            ))}
        </svg>
      </ArrivingLayers>
    </div>
  )
}

interface Props {
  crowd: readonly Tone[]
  columns: number
  width: number
  className: string
}

function Rate({ figure, label, className }: { figure: Copy; label: Copy; className: string }) {
  return (
    <div className={className}>
      <DotNumeral value={plainWords(figure)} className="h-14 tab:h-22" />
      <Words.p className="mt-2.5 type-small text-ash">{label}</Words.p>
    </div>
  )
}

function inThousand(percent: number): number {
  return Math.round((percent / 100) * visitors)
}
