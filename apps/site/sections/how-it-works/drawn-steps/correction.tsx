import type { Correction as Props } from '@repo/content/sections/how-it-works.ts'
import { Icon } from '@repo/ui/icon.tsx'
import { Words } from '@repo/ui/words.tsx'

const line = 'grid grid-cols-[34px_minmax(0,1fr)] gap-3.5'

export function Correction({ before, after }: Props) {
  return (
    <div className="grid leading-normal">
      <p className={`${line} text-ash`}>
        <Icon name="message" className="mt-0.5 size-5.5" />
        <Words.s className="decoration-2">{before}</Words.s>
      </p>
      <p className={`${line} mt-3.5 border-t border-ink-3 pt-3.5 [&_b]:text-lemon`}>
        <Icon name="pen" className="mt-0.5 size-5.5 text-lemon" />
        <Words.span>{after}</Words.span>
      </p>
    </div>
  )
}
