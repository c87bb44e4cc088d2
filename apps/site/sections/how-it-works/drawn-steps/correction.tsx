import type { Correction as Props } from '@repo/content/sections/how-it-works.ts'
import { Icon } from '@repo/ui/icon.tsx'
import { Words } from '@repo/ui/words.tsx'

const line = 'grid grid-cols-[34px_minmax(0,1fr)] gap-[.9rem]'

export function Correction({ before, after }: Props) {
  return (
    <div className="grid leading-[1.45]">
      <p className={`${line} text-ash`}>
        <Icon name="message" className="mt-0.5 size-[22px]" />
        <s className="decoration-2">
          <Words>{before}</Words>
        </s>
      </p>
      <p className={`${line} mt-[.9rem] border-t border-ink-3 pt-[.9rem] [&_b]:text-lemon`}>
        <Icon name="pen" className="mt-0.5 size-[22px] text-lemon" />
        <span>
          <Words>{after}</Words>
        </span>
      </p>
    </div>
  )
}
