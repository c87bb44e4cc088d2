import type { Receipt } from '@repo/content/sections/shared.ts'
import { ButtonLink } from '@repo/ui/button.tsx'
import { DotNumeral } from '@repo/ui/dot-numeral.tsx'
import { plainWords } from '@repo/ui/plain-words.ts'
import { Words } from '@repo/ui/words.tsx'
import { linkTo } from '../../link-to.ts'

/** The top of a receipt. */
export function ReceiptHead({ title, serial }: Receipt) {
  return (
    <p className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 border-b-2 border-dashed border-ink pb-5">
      <b className="type-head font-normal">
        <Words>{title}</Words>
      </b>
      <span className="type-small">
        <Words>{serial}</Words>
      </span>
    </p>
  )
}

/** The end of a receipt: the total and the button. */
export function ReceiptTotal({ total, note, cta }: Receipt) {
  return (
    <div>
      <p className="mt-8 flex items-end justify-between gap-4 border-t-2 border-dashed border-ink pt-6.5">
        <span className="type-head">
          <Words>{total.label}</Words>
        </span>
        <DotNumeral value={plainWords(total.figure)} className="h-24 tab:h-32" />
      </p>
      <p className="mt-3.5 mb-4 type-small">
        <Words>{note}</Words>
      </p>
      <ButtonLink {...linkTo(cta.to)} size="large" className="w-full">
        <Words>{cta.label}</Words>
      </ButtonLink>
    </div>
  )
}
