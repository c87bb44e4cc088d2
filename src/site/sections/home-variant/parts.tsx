import type { Part, PartsSection } from '#content/sections/home-variant.ts'
import { BalanceBike } from '#ui/balance-bike.tsx'
import { Bubble } from '#ui/bubble.tsx'
import { DotField } from '#ui/dot-field.tsx'
import { Icon } from '#ui/icon.tsx'
import { scatter } from '#ui/scatter.ts'
import { SectionHead } from '#ui/section-head.tsx'
import { Words } from '#ui/words.tsx'
import { numberIn } from '../../number-in.ts'
import './parts.css'

/** Four parts of the product: one wide card, one tall, two small. */
export function Parts({ headline, text, insights, reply, triggers, templates }: PartsSection) {
  return (
    <section className="py-section">
      <div className="wrap">
        <SectionHead headline={headline} text={text} />
        <div className="parts stagger">
          <article className="parts-insights bg-fog">
            <PartWords {...insights} />
            <Insights {...insights} />
          </article>
          <article className="parts-reply bg-mint">
            <PartWords {...reply} />
            <BalanceBike className="parts-bike" />
            <div className="parts-talk">
              <Bubble by="visitor">{reply.visitor}</Bubble>
              <Bubble by="brand">{reply.says}</Bubble>
              <div className="parts-chips">
                {reply.chips.map((chip) => (
                  <span key={chip}>
                    <Words>{chip}</Words>
                  </span>
                ))}
              </div>
            </div>
          </article>
          <article className="parts-triggers bg-lemon">
            <PartWords {...triggers} />
            {triggers.items.length > 0 && (
              <ul>
                {triggers.items.map((item) => (
                  <li key={item.text}>
                    <Icon name={item.icon} />
                    <span>
                      <Words>{item.text}</Words>
                    </span>
                  </li>
                ))}
              </ul>
            )}
          </article>
          <article className="parts-templates bg-blush">
            <PartWords {...templates} />
            <ul>
              {templates.questions.map((question) => (
                <li key={question}>
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

function PartWords({ title, text }: Part) {
  return (
    <>
      <h3 className="mb-2 type-head">
        <Words>{title}</Words>
      </h3>
      <p className="max-w-[24em] text-pretty">
        <Words>{text}</Words>
      </p>
    </>
  )
}

/** The answers as a crowd, the first group dark, beside what to do about them. */
function Insights({ answers, note, next }: PartsSection['insights']) {
  const crowd = scatter(Object.fromEntries(answers.map(({ count, colour }) => [colour, numberIn(count)])), 3)
  const greys = crowd.map((colour) => greyOf[colour] ?? 'line')
  return (
    <div className="parts-findings">
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
      <div className="parts-next">
        <p className="type-small font-semibold text-slate">
          <Words>{next.title}</Words>
        </p>
        <p className="mt-1 mb-3.5 type-sub">
          <Words>{next.text}</Words>
        </p>
        <div className="parts-actions">
          {next.actions.map((action) => (
            <span key={action}>
              <Words>{action}</Words>
            </span>
          ))}
        </div>
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
