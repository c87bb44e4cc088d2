import type { Part, PartsSection } from '@repo/content/sections/home-variant.ts'
import { BalanceBike } from '@repo/ui/balance-bike.tsx'
import { Bubble } from '@repo/ui/bubble.tsx'
import { DotField } from '@repo/ui/dot-field.tsx'
import { Icon } from '@repo/ui/icon.tsx'
import { plainWords } from '@repo/ui/plain-words.ts'
import { scatter } from '@repo/ui/scatter.ts'
import { SectionHead } from '@repo/ui/section-head.tsx'
import { Words } from '@repo/ui/words.tsx'

const card = 'flex min-w-0 flex-col rounded-card p-6 tab:rounded-[32px] tab:p-8'
const bubble = 'rounded-[24px] px-[1.15rem] py-[.9rem] text-[1.125rem]'

/** Four parts of the product: one wide card, one tall, two small. */
export function Parts({ headline, text, insights, reply, triggers, templates }: PartsSection) {
  return (
    <section className="py-section">
      <div className="wrap">
        <SectionHead headline={headline} text={text} />
        <div className="grid gap-4 stagger tab:grid-cols-12">
          <article className={`${card} bg-fog tab:col-span-full lap:col-[1/8] lap:row-1 lap:min-h-[430px]`}>
            <PartWords {...insights} className="text-slate" />
            <Insights {...insights} />
          </article>
          <article className={`${card} bg-mint tab:col-[7/13] tab:row-[2/4] lap:col-[8/13] lap:row-[1/3]`}>
            <PartWords {...reply} />
            <BalanceBike className="m-auto w-[70%] max-w-[400px] pt-5 pb-6 lap:w-[94%]" />
            <div className="grid gap-2">
              <Bubble by="visitor" className={`${bubble} nib-end`}>
                {reply.visitor}
              </Bubble>
              <Bubble by="brand" className={`${bubble} nib`}>
                {reply.says}
              </Bubble>
              <p className={`${bubble} ms-auto flex w-fit items-center gap-2 nib-end bg-jade font-semibold`}>
                <Icon name="bag" />
                <Words>{reply.sold}</Words>
              </p>
            </div>
          </article>
          <article className={`${card} bg-lemon tab:col-[1/7] tab:row-2 lap:col-[1/5] lap:min-h-[400px]`}>
            <PartWords {...triggers} />
            {triggers.items.length > 0 && (
              <ul className="mt-auto pt-7">
                {triggers.items.map((item) => (
                  <li
                    key={plainWords(item.text)}
                    className="flex items-center gap-[.7rem] border-t-[1.5px] border-ink py-[.72rem] font-semibold last:pb-0"
                  >
                    <Icon name={item.icon} className="size-5" />
                    <span>
                      <Words>{item.text}</Words>
                    </span>
                  </li>
                ))}
              </ul>
            )}
          </article>
          <article className={`${card} bg-blush tab:col-[1/7] tab:row-3 lap:col-[5/8] lap:row-2`}>
            <PartWords {...templates} />
            <ul className="mt-auto pt-7">
              {templates.questions.map((question) => (
                <li
                  key={plainWords(question)}
                  className="border-t-[1.5px] border-ink py-[.85rem] font-display text-[1.3rem]/[1.2] last:pb-0"
                >
                  <Words>{question}</Words>
                </li>
              ))}
            </ul>
          </article>
        </div>
      </div>
    </section>
  )
}

function PartWords({ title, text, className = '' }: Part & { className?: string }) {
  return (
    <>
      <h3 className="mb-2 type-head">
        <Words>{title}</Words>
      </h3>
      <p className={`max-w-[24em] text-pretty ${className}`}>
        <Words>{text}</Words>
      </p>
    </>
  )
}

/** The answers as a crowd, the first group dark, beside what to do about them. */
function Insights({ answers, note, next }: PartsSection['insights']) {
  const crowd = scatter(Object.fromEntries(answers.map(({ count, colour }) => [colour, count])), 3)
  const greys = crowd.map((colour) => greyOf[colour] ?? 'line')
  return (
    <div className="mt-auto grid gap-5 pt-7 phone:grid-cols-[auto_minmax(0,1fr)] phone:items-end phone:gap-8">
      <div>
        <DotField
          dots={greys}
          columns={7}
          said={(voice, place) => voice === 'ink' && place === greys.lastIndexOf('ink')}
          className="w-[188px]"
        />
        <p className="mt-3 type-small text-slate">
          <Words>{note}</Words>
        </p>
      </div>
      <div className="rounded-[24px] nib bg-paper px-5 pt-[1.15rem] pb-5">
        <p className="type-small font-semibold text-slate">
          <Words>{next.title}</Words>
        </p>
        <p className="mt-1 type-sub">
          <Words>{next.text}</Words>
        </p>
        <ul className="mt-2.5 flex flex-wrap gap-x-5 gap-y-1 type-small font-semibold">
          {next.actions.map((action) => (
            <li
              key={plainWords(action)}
              className="before:me-2 before:inline-block before:size-2 before:rounded-[50%] before:rounded-es-[1px] before:bg-ink"
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
