import type { Correction as Props } from '#content/sections/how-it-works.ts'
import { Icon } from '#ui/icon.tsx'
import { Words } from '#ui/words.tsx'
import './correction.css'

export function Correction({ before, after }: Props) {
  return (
    <div className="grid leading-[1.45]">
      <p className="correction-line text-ash">
        <Icon name="message" className="mt-0.5 size-[22px]" />
        <s className="decoration-2">
          <Words>{before}</Words>
        </s>
      </p>
      <p className="correction-line correction-kept">
        <Icon name="pen" className="mt-0.5 size-[22px] text-lemon" />
        <span>
          <Words>{after}</Words>
        </span>
      </p>
    </div>
  )
}
