import type { ReactNode } from 'react'
import type { Copy } from '@repo/content/copy.ts'
import { DotNumeral } from '@repo/ui/dot-numeral.tsx'
import { Words } from '@repo/ui/words.tsx'

/** A calculator: what a visitor sets on paper, what comes of it on ink. On a phone the result is first. Needs a script. */
export function CalculatorBox({ words, inputs, children }: { words: object; inputs: ReactNode; children: ReactNode }) {
  return (
    <div
      className="mt-6 grid overflow-hidden rounded-card tab:mt-8 tab:grid-cols-[minmax(0,25rem)_minmax(0,1fr)] noscript:hidden"
      data-live=""
      data-calculator={JSON.stringify(words)}
    >
      <div className="flex flex-col gap-4 bg-paper p-4.5 text-ink max-tab:order-1 tab:p-7">{inputs}</div>
      <div className="on-ink bg-ink flex min-w-0 flex-col gap-3.5 px-4.5 py-5 text-paper tab:gap-4.5 tab:px-8 tab:py-7">
        {children}
      </div>
      <p className="sr-only" aria-live="polite" data-said="" />
    </div>
  )
}

/** The result: its number in dots and what it counts, and a second figure at the end of the line. */
export function CalculatorResult({ texts, aside }: { texts: { number: string; result: string }; aside: ReactNode }) {
  return (
    <div className="flex min-h-19 flex-wrap items-center gap-x-6 gap-y-3 tab:min-h-26">
      <span className="flex gap-2.5 empty:hidden text-lemon tab:gap-3.5" dir="ltr" aria-hidden="true" data-numeral="">
        {[...texts.number.replaceAll(',', '')].map((digit, place) => (
          <Digit key={place} sign={digit} />
        ))}
      </span>
      <p className="min-w-0 flex-1 basis-36 type-head">
        <span className="sr-only" data-shows="number">
          {texts.number}
        </span>{' '}
        <span className="inline-block max-w-[10em] text-balance" data-shows="result">
          {texts.result}
        </span>
      </p>
      <p className="max-w-34 text-end type-small text-balance text-ash max-tab:hidden">{aside}</p>
      <template>
        {Array.from({ length: 10 }, (_, digit) => (
          <Digit key={digit} sign={String(digit)} />
        ))}
        <i className="my-auto block h-2.5 w-12 rounded-pill bg-current tab:h-3 tab:w-16" />
      </template>
    </div>
  )
}

/** A formula in words and, under it, in figures. */
export function Formula({ words, name, sum }: { words: Copy; name: string; sum: string }) {
  return (
    <p className="type-small text-ash">
      <Words.span className="block">{words}</Words.span>
      <b className="text-paper tabular-nums">
        <bdi dir="ltr" data-shows={name}>
          {sum}
        </bdi>
      </b>
    </p>
  )
}

function Digit({ sign }: { sign: string }) {
  return <DotNumeral value={sign} cutCorner={false} hidden className="h-19 tab:h-26" />
}
