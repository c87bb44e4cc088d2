import type { Copy } from '@repo/content/copy.ts'
import type { LiftSection } from '@repo/content/sections/features.ts'
import { ArrivingDots } from '@repo/ui/arriving-dots.tsx'
import { DotField } from '@repo/ui/dot-field.tsx'
import { DotNumeral } from '@repo/ui/dot-numeral.tsx'
import { plainWords } from '@repo/ui/plain-words.ts'
import { Words } from '@repo/ui/words.tsx'

/** The promise, drawn so that it can be counted. */
export function Lift({ figure, headline, text, drawing, before, more }: LiftSection) {
  const total = before.count + more.count
  const dots = Array.from({ length: total }, (_, place) => (place < before.count ? 'ash' : 'jade'))
  return (
    <section className="on-ink bg-ink py-section text-paper">
      <div className="wrap grid gap-7 wide:grid-cols-[minmax(0,1fr)_minmax(0,1.25fr)] wide:items-center wide:gap-10 lap:gap-18">
        <div>
          <DotNumeral value={plainWords(figure)} className="mb-7 h-28 text-jade mini:h-33" />
          <Words.h2 className="type-title">{headline}</Words.h2>
          <Words.p className="mt-4.5 max-w-measure type-lead text-ash">{text}</Words.p>
        </div>
        <div>
          <ArrivingDots
            dots={dots}
            columns={20}
            said={(_, place) => place === total - 1}
            arriving="jade"
            label={drawing}
          />
          <p className="mt-6 flex flex-wrap gap-x-7 gap-y-1 text-ash">
            <Legend colour="ash">{before.label}</Legend>
            <Legend colour="jade">{more.label}</Legend>
          </p>
        </div>
      </div>
    </section>
  )
}

function Legend({ colour, children }: { colour: 'ash' | 'jade'; children: Copy }) {
  return (
    <span className="flex items-center gap-2.5">
      <DotField dots={[colour]} columns={1} said={() => colour === 'jade'} className="w-3.5 flex-none" />
      <Words>{children}</Words>
    </span>
  )
}
