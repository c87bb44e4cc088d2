import type { ReactNode } from 'react'
import type { Copy } from '@repo/content/copy.ts'
import type { CheckUsSection } from '@repo/content/sections/deciding.ts'
import { plainWords } from '@repo/ui/plain-words.ts'
import { Words } from '@repo/ui/words.tsx'
import { linkTo } from '../../link-to.ts'
import { Framed } from '../shared/framed.tsx'

/** A card has room for this many facts; the rest are under the hood. */
const mostFacts = 3

/** In the place of reviews while there are none: what a merchant asks instead, each with the way to check it. What the owner has not supplied is no card. */
export function CheckUs({ headline, lead, sum, demo, facts, people }: CheckUsSection) {
  const { order, margin, price, orders } = sum.parts
  return (
    <Framed surface="fog" headline={headline} text={lead}>
      <ul className="grid gap-4 stagger tab:grid-cols-2 lap:gap-6">
        <Check {...sum} className="bg-lemon">
          <p className="flex flex-wrap items-center gap-x-2 gap-y-2.5 text-lead/tight font-semibold">
            <Term>{price}</Term> <Sign>÷</Sign>
            <span className="flex flex-wrap items-center gap-2">
              <span className="flex items-center gap-2">
                <Sign>(</Sign> <Term>{order}</Term>
              </span>
              <span className="flex items-center gap-2">
                <Sign>×</Sign> <Term>{margin}</Term> <Sign>)</Sign>
              </span>
            </span>
            <span className="flex basis-full items-center gap-x-2">
              <Sign>=</Sign>{' '}
              <Words.span className="rounded-medium cut-corner-end bg-ink px-3 py-2 text-lemon">{orders}</Words.span>
            </span>
          </p>
        </Check>
        <Check {...demo} className="bg-blush noscript:hidden" isLive>
          <p className="grid gap-2 text-lead/tight font-semibold" aria-hidden="true">
            {demo.fields.map((field, place) => (
              <span
                key={plainWords(field)}
                className="flex items-center gap-2 rounded-medium cut-corner-end bg-paper px-3.5 py-2.5"
              >
                <Words>{field}</Words>
                {place === 0 && <i className="h-5 w-0.5 bg-ink" />}
              </span>
            ))}
          </p>
        </Check>
        {facts.rows.length > 0 && (
          <Check {...facts} className="bg-ink text-paper">
            <Rows rows={facts.rows.slice(0, mostFacts)} />
          </Check>
        )}
        {people.rows.length > 0 && (
          <Check {...people} className="bg-paper">
            <Rows rows={people.rows} />
          </Check>
        )}
      </ul>
    </Framed>
  )
}

function Check({ title, text, cta, className, isLive, children }: CheckProps) {
  return (
    <li className={`flex flex-col gap-5 rounded-card cut-corner p-6 tab:p-8 ${className}`} data-live={isLive}>
      <div>
        <Words.h3 className="type-sub">{title}</Words.h3>
        {text && <Words.p className="mt-2 max-w-measure text-balance">{text}</Words.p>}
      </div>
      {children}
      {cta && (
        <a
          {...linkTo(cta.to)}
          className="mt-auto inline-flex min-h-11 items-center self-start font-semibold underline decoration-2 underline-offset-6"
        >
          <Words>{cta.label}</Words>
        </a>
      )}
    </li>
  )
}

interface CheckProps extends Pick<CheckUsSection['people'], 'title' | 'cta'> {
  text?: Copy
  className: string
  children: ReactNode
  /** It needs a script. */
  isLive?: boolean
}

function Rows({ rows }: { rows: CheckUsSection['facts']['rows'] }) {
  return (
    <ul className="grid gap-3 text-lead/snug text-pretty">
      {rows.map(({ text }) => (
        <li key={plainWords(text)} className="grid grid-cols-[auto_1fr] items-baseline gap-x-3">
          <i className="size-3 rounded-circle rounded-ee-tip bg-blush" aria-hidden="true" />
          <Words.span>{text}</Words.span>
        </li>
      ))}
    </ul>
  )
}

function Term({ children }: { children: Copy }) {
  return <Words.span className="rounded-medium cut-corner-end bg-paper px-3 py-2">{children}</Words.span>
}

function Sign({ children }: { children: string }) {
  return <span>{children}</span>
}
