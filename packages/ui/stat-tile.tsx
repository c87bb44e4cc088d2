import type { Copy } from '@repo/content/copy.ts'
import type { Tone } from './dot-field.tsx'
import { DotNumeral } from './dot-numeral.tsx'
import { plainWords } from './plain-words.ts'
import { TwoColumns } from './two-columns.tsx'
import { Words } from './words.tsx'

/** A result in dots: the figure, what it is of, and two columns to count, before and after. */
export function StatTile({ value, spoken = value, label, before, after, tone }: Props) {
  return (
    <div className="@container rounded-large bg-blush-soft px-2.5 py-3 max-mini:px-4 tab:rounded-card tab:px-7 tab:py-6">
      <div className="grid h-full content-start gap-4 tab:grid-cols-end lap:content-center">
        <div className="max-mini:flex max-mini:flex-wrap max-mini:items-center max-mini:justify-between max-mini:gap-2">
          <DotNumeral
            value={plainWords(value)}
            label={plainWords(spoken)}
            className="h-10.5 max-w-full tab:h-13 tab:@[14rem]:h-16 tab:@[19rem]:h-21"
          />
          <Words.p className="mt-2 leading-tight font-semibold max-tab:type-small max-mini:mt-0 max-mini:w-33 max-mini:max-w-full max-mini:text-base/tight tab:mt-4">
            {label}
          </Words.p>
        </div>
        <TwoColumns before={before} after={after} tone={tone} rest="line" className="h-29.5 w-auto max-tab:hidden" />
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
