import type { FaqSection as Props } from '@repo/content/sections/shared.ts'
import { Faq } from '@repo/ui/faq.tsx'
import { Words } from '@repo/ui/words.tsx'
import { surfaceClass } from '../../layout/surface-class.ts'

export function FaqSection({ headline, items, surface = 'fog' }: Props) {
  return (
    <section className={`py-section ${surfaceClass[surface]}`}>
      <div className="wrap grid gap-6 tab:grid-cols-list tab:gap-16">
        <Words.h2 className="type-title">{headline}</Words.h2>
        <Faq name="faq" items={items} open={0} />
      </div>
    </section>
  )
}
