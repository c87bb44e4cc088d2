import type { LegalMargin } from '@repo/content/sections/legal.ts'
import { BrandMark } from '@repo/ui/brand-mark.tsx'
import { DotNumeral } from '@repo/ui/dot-numeral.tsx'
import { plainWords, bareWords } from '@repo/ui/plain-words.ts'
import { Words } from '@repo/ui/words.tsx'
import styles from './receipt.module.css'

/** What a visitor agrees to, in five lines. */
export function Receipt({ title, lines, total }: Extract<LegalMargin, { kind: 'receipt' }>) {
  return (
    <section aria-label={plainWords(title)} className={`${styles.receipt} bg-fog px-5.5 pt-5.5 pb-7.5`}>
      <p className="flex items-center gap-2.5 font-semibold">
        <BrandMark className="size-7" />
        <Words>{title}</Words>
      </p>
      <dl className="mt-3 border-t-2 border-dashed">
        {lines.map(({ what, answer }) => (
          <div
            key={plainWords(what)}
            className="flex justify-between gap-3 border-b border-dashed border-ink/40 py-2.75 text-small/tight"
          >
            <Words.dt className="max-w-7/10 flex-none font-semibold">{what}</Words.dt>
            <Words.dd className="max-w-[11em] text-end">{answer}</Words.dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 flex flex-wrap items-end gap-4 font-semibold">
        <Words.span className="grow basis-24 text-balance">{total.label}</Words.span>
        <DotNumeral value={bareWords(total.amount)} className="h-19 flex-none" />
      </p>
    </section>
  )
}
