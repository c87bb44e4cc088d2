import type { ReceiptPicture } from '#content/sections/illustrations.ts'
import { BrandMark } from '#ui/brand-mark.tsx'
import { DotNumeral } from '#ui/dot-numeral.tsx'
import { Words } from '#ui/words.tsx'
import './receipt.css'

export function Receipt({ title, lines, total, note }: ReceiptPicture) {
  return (
    <div className="receipt">
      <p className="receipt-title">
        <BrandMark className="size-7" />
        <span>
          <Words>{title}</Words>
        </span>
      </p>
      <dl>
        {lines.map(({ label, amount }) => (
          <div key={label} className="receipt-line">
            <dt>
              <Words>{label}</Words>
            </dt>
            <dd>
              <Words>{amount}</Words>
            </dd>
          </div>
        ))}
        <div className="receipt-line receipt-total">
          <dt>
            <Words>{total.label}</Words>
          </dt>
          <dd>
            <DotNumeral value={total.figure} className="receipt-figure" />
          </dd>
        </div>
      </dl>
      <p className="receipt-note">
        <Words>{note}</Words>
      </p>
    </div>
  )
}
