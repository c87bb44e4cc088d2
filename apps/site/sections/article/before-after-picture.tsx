import type { BeforeAfterPart } from '@repo/content/sections/article.ts'
import { Product } from '@repo/ui/product.tsx'
import { Ring } from '@repo/ui/ring.tsx'
import { SurveyWidget } from '@repo/ui/survey-widget.tsx'
import { Words } from '@repo/ui/words.tsx'
import { Caption } from './caption.tsx'

/** The same product page twice: a visitor leaves without a word, then one is asked. */
export function BeforeAfterPicture({ drawing, before, after, caption }: BeforeAfterPart) {
  return (
    <figure className="mt-5 tab:mt-7">
      <div className="grid overflow-hidden rounded-large text-ink lap:grid-cols-[13rem_minmax(0,1fr)]">
        <div className="flex flex-wrap items-center justify-between gap-2 bg-fog-2 p-4 tab:p-5 lap:flex-col lap:items-stretch">
          <Words.p className="type-sub">{before.title}</Words.p>
          <Drawing of={drawing} faded className="w-16 lap:w-auto" />
          <Words.p className="rounded-medium cut-corner-end bg-ink px-3 py-2 type-small text-paper">
            {before.hush}
          </Words.p>
        </div>
        <div className="bg-paper p-4 tab:p-5">
          <div className="-mb-3 flex items-start justify-between">
            <Words.p className="type-sub">{after.title}</Words.p>
            <Drawing of={drawing} className="w-28" />
          </div>
          {/* The column's width decides; the survey fits in. */}
          <SurveyWidget {...after.survey} className="relative w-auto max-w-none" />
        </div>
      </div>
      <Caption>{caption}</Caption>
    </figure>
  )
}

function Drawing({ of, faded, className }: { of: BeforeAfterPart['drawing']; faded?: boolean; className: string }) {
  if (of === 'ring') return <Ring faded={faded} className={className} />
  return <Product name={of} className={`${className} ${faded ? 'opacity-40 grayscale' : ''}`} />
}
