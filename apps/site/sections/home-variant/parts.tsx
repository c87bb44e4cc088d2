import type { PartsSection } from '@repo/content/sections/home-variant.ts'
import type { Titled } from '@repo/content/sections/shared.ts'
import { Bubble } from '@repo/ui/bubble.tsx'
import { DotField } from '@repo/ui/dot-field.tsx'
import { Icon } from '@repo/ui/icon.tsx'
import { plainWords } from '@repo/ui/plain-words.ts'
import { Product } from '@repo/ui/product.tsx'
import { scatter } from '@repo/ui/scatter.ts'
import { Words } from '@repo/ui/words.tsx'
import { Call } from '../shared/call.tsx'
import { Framed } from '../shared/framed.tsx'

const card = 'flex min-w-0 flex-col rounded-card p-6 tab:p-8'
const bubble = 'rounded-large px-4.5 py-3.5 text-large'

/** Four parts of the product: one wide card, one tall, two small. */
export function Parts({ headline, text, insights, reply, triggers, templates, call }: PartsSection) {
  return (
    <Framed headline={headline} text={text}>
      <div className="grid gap-4 stagger tab:grid-cols-12">
        <article className={`${card} bg-fog tab:col-span-full lap:col-start-1 lap:col-end-8 lap:row-1 lap:min-h-107.5`}>
          <PartWords {...insights} className="text-slate" />
          <Insights {...insights} />
        </article>
        <Call {...call} className="py-4 tab:col-span-full tab:row-4 tab:pt-6 lap:row-3" />
        <article
          className={`${card} bg-mint tab:col-start-7 tab:col-end-13 tab:row-start-2 tab:row-end-4 lap:col-start-8 lap:col-end-13 lap:row-start-1 lap:row-end-3`}
        >
          <PartWords {...reply} />
          <Product name="backpack" className="m-auto w-7/10 max-w-100 pt-5 pb-6 lap:w-[94%]" />
          <div className="grid gap-2">
            <Bubble by="visitor" className={`${bubble} cut-corner-end`}>
              {reply.visitor}
            </Bubble>
            <Bubble by="brand" className={`${bubble} cut-corner`}>
              {reply.says}
            </Bubble>
            <p className={`${bubble} ms-auto flex w-fit items-center gap-2 cut-corner-end bg-jade font-semibold`}>
              <Icon name="bag" />
              <Words>{reply.sold}</Words>
            </p>
          </div>
        </article>
        <article
          className={`${card} bg-lemon tab:col-start-1 tab:col-end-7 tab:row-2 lap:col-start-1 lap:col-end-5 lap:min-h-100`}
        >
          <PartWords {...triggers} />
          {triggers.items.length === 0 ? (
            <Waiting />
          ) : (
            <ul className="mt-auto pt-7">
              {triggers.items.map((item) => (
                <li
                  key={plainWords(item.text)}
                  className="flex items-center gap-3 border-t border-ink py-3 font-semibold last:pb-0"
                >
                  <Icon name={item.icon} className="size-5" />
                  <Words.span>{item.text}</Words.span>
                </li>
              ))}
            </ul>
          )}
        </article>
        <article
          className={`${card} bg-blush tab:col-start-1 tab:col-end-7 tab:row-3 lap:col-start-5 lap:col-end-8 lap:row-2`}
        >
          <PartWords {...templates} />
          <ul className="mt-auto pt-7">
            {templates.questions.map((question) => (
              <li
                key={plainWords(question)}
                className="border-t border-ink py-3.5 font-display text-sub/tight last:pb-0"
              >
                <Words>{question}</Words>
              </li>
            ))}
          </ul>
        </article>
      </div>
    </Framed>
  )
}

/** In the place of the triggers while none is proven: a question that waits. */
function Waiting() {
  return (
    <p aria-hidden="true" className="mt-auto pt-7">
      <span className="flex w-fit gap-3 rounded-card cut-corner border-2 border-dashed border-ink px-6 py-5 lap:gap-5 lap:px-13 lap:py-15">
        {[0, 1, 2].map((dot) => (
          <i key={dot} className="size-3 rounded-circle bg-ink lap:size-6" />
        ))}
      </span>
    </p>
  )
}

function PartWords({ title, text, className = '' }: Titled & { className?: string }) {
  return (
    <>
      <Words.h3 className="mb-2 type-head">{title}</Words.h3>
      <Words.p className={`max-w-[24em] text-pretty ${className}`}>{text}</Words.p>
    </>
  )
}

/** The answers as a crowd, the first group dark, beside what to do about them. */
function Insights({ answers, note, next }: PartsSection['insights']) {
  const crowd = scatter(Object.fromEntries(answers.map(({ count, colour }) => [colour, count])), 3)
  const greys = crowd.map((colour) => greyOf[colour] ?? 'line')
  return (
    <div className="mt-auto grid gap-5 pt-7 phone:grid-cols-mark phone:items-end phone:gap-8">
      <div>
        <DotField
          dots={greys}
          columns={7}
          said={(tone, place) => tone === 'ink' && place === greys.lastIndexOf('ink')}
          className="w-47"
        />
        <Words.p className="mt-3 type-small text-pretty text-slate">{note}</Words.p>
      </div>
      <div className="rounded-large cut-corner bg-paper px-5 pt-4.5 pb-5">
        <Words.p className="type-small font-semibold text-slate">{next.title}</Words.p>
        <Words.p className="mt-1 type-sub">{next.text}</Words.p>
        <ul className="mt-2.5 flex flex-wrap gap-x-5 gap-y-1 type-small font-semibold">
          {next.actions.map((action) => (
            <li
              key={plainWords(action)}
              className="before:me-2 before:inline-block before:size-2 before:rounded-circle before:rounded-es-tip before:bg-ink"
            >
              <Words>{action}</Words>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}

/** Here only one answer matters, so the others step back into greys. */
const greyOf: Record<string, 'ink' | 'ash' | 'line' | 'dim'> = {
  blush: 'ink',
  ash: 'line',
  lemon: 'ash',
  tomato: 'dim',
}
