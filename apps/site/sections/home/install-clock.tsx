import type { Copy } from '@repo/content/copy.ts'
import type { InstallClockSection } from '@repo/content/sections/home.ts'
import { DotField, type Tone } from '@repo/ui/dot-field.tsx'
import { DotNumeral } from '@repo/ui/dot-numeral.tsx'
import { plainWords } from '@repo/ui/plain-words.ts'
import { Words } from '@repo/ui/words.tsx'
import { CtaLink } from '../shared/cta-link.tsx'
import { Framed } from '../shared/framed.tsx'

/** The clock stopped a second early, over five minutes in dots of ten seconds; the points light their own. */
export function InstallClock({ headline, text, clock, clockLabel, points, cta }: InstallClockSection) {
  const marks = points.map(({ at }) => Math.floor(seconds(at) / 10))
  const dots = Array.from({ length: 30 }, (_, place): Tone => (marks.includes(place) ? 'jade' : 'lemon'))
  return (
    <Framed surface="ink" columns="endWide">
      <div>
        <Words.h2 className="type-title">{headline}</Words.h2>
        <Words.p className="mt-4.5 mb-5 type-lead tab:mb-8 text-ash">{text}</Words.p>
        <ol className="stagger text-pretty">
          {points.map((point) => (
            <li
              key={plainWords(point.at)}
              className="grid grid-cols-[6.2rem_1fr] gap-4.5 border-t border-ink-3 py-3.5 tab:py-5.5 lap:grid-cols-[7.2rem_1fr]"
            >
              <DotNumeral value={plainWords(point.at)} className="mt-0.75 h-7.5 text-lemon" />
              <div>
                <Words.h3 className="mb-1 type-sub">{point.title}</Words.h3>
                <Words.p className="text-ash">{point.text}</Words.p>
              </div>
            </li>
          ))}
        </ol>
        <CtaLink cta={cta} look="lemon" className="mt-4 max-phone:w-full" />
      </div>
      <div className="rounded-card cut-corner bg-ink-2 px-5 py-7 tab:rounded-xl tab:cut-corner tab:px-7 tab:py-9 lap:px-11 lap:pt-11 lap:pb-9">
        <DotNumeral value={plainWords(clock)} label={plainWords(clockLabel)} ghost className="text-lemon" />
        <DotField dots={dots} columns={30} size={0.78} said={(tone) => tone === 'jade'} className="mt-6 tab:mt-8" />
      </div>
    </Framed>
  )
}

function seconds(clock: Copy) {
  const [minutes = 0, rest = 0] = plainWords(clock).split(':').map(Number)
  return minutes * 60 + rest
}
