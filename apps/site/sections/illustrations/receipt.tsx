import type { ReceiptPicture } from '@repo/content/sections/illustrations.ts'
import { BrandMark } from '@repo/ui/brand-mark.tsx'
import { DotNumeral } from '@repo/ui/dot-numeral.tsx'
import { plainWords } from '@repo/ui/plain-words.ts'
import { Words } from '@repo/ui/words.tsx'
import styles from './receipt.module.css'

export function Receipt({ title, lines, total, note }: ReceiptPicture) {
  return (
    <div className={styles.receipt}>
      <p className="flex items-center gap-[.7rem] pb-4 font-display text-[1.375rem]/[1.2]">
        <BrandMark className="size-7" />
        <span>
          <Words>{title}</Words>
        </span>
      </p>
      <dl>
        {lines.map(({ label, amount }) => (
          <div
            key={plainWords(label)}
            className="flex items-baseline justify-between gap-4 border-t border-line py-[.6rem] leading-[1.35]"
          >
            <dt>
              <Words>{label}</Words>
            </dt>
            <dd className="text-end font-semibold">
              <Words>{amount}</Words>
            </dd>
          </div>
        ))}
        <div className="flex items-end justify-between gap-4 border-t-2 border-ink pt-[1.1rem] leading-[1.35] font-semibold">
          <dt>
            <Words>{total.label}</Words>
          </dt>
          <dd className="text-end font-semibold">
            <DotNumeral value={plainWords(total.figure)} className="h-[92px]" />
          </dd>
        </div>
      </dl>
      <p className="mt-[1.1rem] text-small text-slate">
        <Words>{note}</Words>
      </p>
    </div>
  )
}
