import { Fragment } from 'react'
import type { RewritePicture } from '@repo/content/sections/illustrations.ts'
import { Icon } from '@repo/ui/icon.tsx'
import { plainWords } from '@repo/ui/plain-words.ts'
import { Words } from '@repo/ui/words.tsx'

export function Rewrite({ before, after }: RewritePicture) {
  return (
    <div className="grid items-center gap-x-4 gap-y-1.5 @[26rem]:grid-cols-[minmax(0,1fr)_auto_minmax(0,1.35fr)]">
      {[before, after].map(({ label, line }, place) => (
        <Fragment key={plainWords(label)}>
          {place === 1 && (
            <Icon
              name="arrowRight"
              className="size-5 rotate-90 justify-self-center @[26rem]:rotate-none @[26rem]:rtl:-scale-x-100"
            />
          )}
          <p
            className={`${place === 1 ? 'cut-corner-end' : ''} h-full rounded-large bg-paper in-[.bg-paper]:bg-fog px-5 pt-4.5 pb-5 font-display text-sub/snug text-balance text-ink [&_s]:text-slate [&_s]:decoration-2`}
          >
            <Words.span className="mb-1.5 block font-text text-small/tight font-semibold text-slate">
              {label}
            </Words.span>
            {place === 0 ? <Words.s>{line}</Words.s> : <Words highlights>{line}</Words>}
          </p>
        </Fragment>
      ))}
    </div>
  )
}
