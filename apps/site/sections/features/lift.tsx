import type { Copy } from '@repo/content/copy.ts'
import type { LiftSection } from '@repo/content/sections/features.ts'
import { ArrivingDots } from '@repo/ui/arriving-dots.tsx'
import { DotField } from '@repo/ui/dot-field.tsx'
import { DotNumeral } from '@repo/ui/dot-numeral.tsx'
import { plainWords } from '@repo/ui/plain-words.ts'
import { Words } from '@repo/ui/words.tsx'
import { Framed } from '../shared/framed.tsx'

/** The promise, drawn so that it can be counted. */
export function Lift({ figure, headline, text, drawing, before, more }: LiftSection) {
  const total = before.count + more.count
  const dots = Array.from({ length: total }, (_, place) => (place < before.count ? 'haze' : 'lemon'))
  return (
    <Framed surface="jadeDeep" columns="endWide">
      <div>
        <DotNumeral value={plainWords(figure)} className="mb-5 h-24 text-lemon mini:h-28 wide:mb-7 wide:h-33" />
        <Words.h2 className="type-title">{headline}</Words.h2>
        <Words.p className="mt-4.5 max-w-measure type-lead">{text}</Words.p>
      </div>
      <div>
        <ArrivingDots
          dots={dots}
          columns={20}
          said={(_, place) => place === total - 1}
          arriving="lemon"
          label={drawing}
        />
        <p className="mt-6 flex flex-wrap gap-x-7 gap-y-1">
          <Legend colour="haze">{before.label}</Legend>
          <Legend colour="lemon">{more.label}</Legend>
        </p>
      </div>
    </Framed>
  )
}

function Legend({ colour, children }: { colour: 'haze' | 'lemon'; children: Copy }) {
  return (
    <span className="flex items-center gap-2.5">
      <DotField dots={[colour]} columns={1} said={() => colour === 'lemon'} className="w-3.5 flex-none" />
      <Words>{children}</Words>
    </span>
  )
}
