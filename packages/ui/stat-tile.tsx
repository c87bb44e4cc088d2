import type { Copy } from '@repo/content/copy.ts'
import type { Tone } from './dot-field.tsx'
import { DotNumeral } from './dot-numeral.tsx'
import { plainWords } from './plain-words.ts'
import { TwoColumns } from './two-columns.tsx'
import { Words } from './words.tsx'

/** A result in dots: the figure, what it is of, and two columns to count, before and after. */
export function StatTile({ value, spoken = value, label, before, after, tone }: Props) {
  return (
    <div className="@container rounded-card bg-fog px-5 py-5 tab:px-7 tab:py-6">
      <div className="grid h-full grid-cols-end content-start gap-4 lap:content-center">
        <div>
          <DotNumeral
            value={plainWords(value)}
            label={plainWords(spoken)}
            className="h-13 @[14rem]:h-16 @[19rem]:h-21"
          />
          <Words.p className="mt-4 font-semibold">{label}</Words.p>
        </div>
        <TwoColumns before={before} after={after} tone={tone} rest="line" className="h-29.5 w-auto" />
      </div>
    </div>
  )
}

interface Props {
  value: Copy
  spoken?: Copy
  label: Copy
  before: number
  after: number
  tone: Tone
}
