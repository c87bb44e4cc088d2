import type { Copy } from '@repo/content/copy.ts'
import type { ResultsWords } from '@repo/content/results/plan.ts'
import { Button } from '@repo/ui/button.tsx'
import { Icon } from '@repo/ui/icon.tsx'
import { Storefront } from '@repo/ui/storefront.tsx'
import { Words } from '@repo/ui/words.tsx'
import { Framed } from '../sections/shared/framed.tsx'

/**
 * The plan's question in the visitor's own shop (PG-08): an invitation, and the shop that opens when it is pressed
 * (`plan-shop.client.ts`, `your-product-demo/`) or came with a link, which leads to the same plan.
 */
export function PlanShop({ headline, lead, invite, reply, store }: Props) {
  return (
    <Framed
      data-live=""
      data-scene=""
      surface="blushSoft"
      space="py-section tab:py-14"
      className="print:hidden noscript:hidden"
    >
      <div className="grid items-end justify-items-start gap-x-16 gap-y-6 tab:grid-cols-end">
        <div>
          <Words.h2 className="type-title">{headline}</Words.h2>
          <Words.p className="mt-3 type-lead">{lead}</Words.p>
        </div>
        <Button data-invite="">
          <Icon name="pen" />
          <Words.span data-own="invite">{invite}</Words.span>
        </Button>
      </div>
      <figure className="mt-6 lap:flex lap:flex-row-reverse" hidden>
        <Storefront address="" name={store} className="min-w-0 flex-1">
          <div data-shop-talk="">
            <Words.p className="mt-3 rounded-large rounded-es-cut-corner border-2 border-dashed border-ash px-4.5 py-3.5 leading-[1.4]">
              {reply}
            </Words.p>
          </div>
        </Storefront>
        {/* The form covers the last part of a stage: of a home page its dashboard, here nothing. */}
        <div />
      </figure>
      <p className="mt-3 type-small empty:hidden" data-own="sample" />
    </Framed>
  )
}

type Props = ResultsWords['own'] & { store: Copy }
