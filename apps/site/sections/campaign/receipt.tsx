import type { Receipt } from '@repo/content/sections/shared.ts'
import { DotNumeral } from '@repo/ui/dot-numeral.tsx'
import { plainWords } from '@repo/ui/plain-words.ts'
import { Words } from '@repo/ui/words.tsx'
import { CtaLink } from '../shared/cta-link.tsx'

/** The top of a receipt. */
export function ReceiptHead({ title, serial }: Receipt) {
  return (
    <p className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 border-b-2 border-dashed border-ink pb-5">
      <Words.b className="type-head font-normal">{title}</Words.b>
      <Words.span className="type-small">{serial}</Words.span>
    </p>
  )
}

/** The end of a receipt: the total and the button. */
export function ReceiptTotal({ total, note, cta }: Receipt) {
  return (
    <div>
      <p className="mt-8 flex items-end justify-between gap-4 border-t-2 border-dashed border-ink pt-6.5">
        <Words.span className="type-head">{total.label}</Words.span>
        <DotNumeral value={plainWords(total.figure)} className="h-24 tab:h-32" />
      </p>
      <Words.p className="mt-3.5 type-small tab:mb-4">{note}</Words.p>
      {/* On phones the card with its offer follows. */}
      <CtaLink cta={cta} size="large" className="w-full max-tab:hidden" />
    </div>
  )
}
