import type { FaqSection as Props } from '#content/sections/shared.ts'
import { Faq } from '#ui/faq.tsx'
import { Icon } from '#ui/icon.tsx'
import { Words } from '#ui/words.tsx'
import { groundClass } from '../../layout/ground-class.ts'
import { linkTo } from '../../link-to.ts'

export function FaqSection({ headline, items, ask, ground = 'fog' }: Props) {
  return (
    <section className={`py-section ${groundClass[ground]}`}>
      <div className="wrap grid gap-6 tab:grid-cols-[minmax(0,.8fr)_minmax(0,1.3fr)] tab:gap-16">
        <div>
          <h2 className="type-title">
            <Words>{headline}</Words>
          </h2>
          {ask && (
            <a
              {...linkTo(ask.to)}
              className="mt-3 inline-flex min-h-11 items-center gap-2.5 font-semibold underline decoration-2 underline-offset-6 tab:mt-6"
            >
              <Icon name="chat" className="size-6" />
              <Words>{ask.label}</Words>
            </a>
          )}
        </div>
        <Faq name="faq" items={items} open={0} />
      </div>
    </section>
  )
}
