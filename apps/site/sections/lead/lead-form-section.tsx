import type { ReactNode } from 'react'
import type { Copy } from '@repo/content/copy.ts'
import type { LeadFormSection as Section } from '@repo/content/sections/lead.ts'
import { ButtonLink } from '@repo/ui/button.tsx'
import { DotNumeral } from '@repo/ui/dot-numeral.tsx'
import { plainWords } from '@repo/ui/plain-words.ts'
import { Words } from '@repo/ui/words.tsx'
import type { LinkAttributes } from '../../link-to.ts'

/** The invitation, the form (its child, hydrated) and what the talk is like. Phones show them in this order. */
export function LeadFormSection({ headline, text, chat, talk, children }: Props) {
  return (
    <section className="bg-lemon">
      <div className="wrap grid grid-cols-1 gap-7 pt-3 pb-12 wide:grid-cols-[minmax(0,1fr)_minmax(0,32.5rem)] wide:grid-rows-[auto_1fr] wide:gap-x-[clamp(2.5rem,6vw,5.5rem)] wide:gap-y-11 wide:pt-8 wide:pb-24">
        <div>
          <h1 className="type-display text-[clamp(2.9rem,1.6rem+4.4vw,5.6rem)]! wide:max-w-[5.6em]">
            <Words>{headline}</Words>
          </h1>
          <Words.p className="mt-5 max-w-[20.4em] type-lead">{text}</Words.p>
          {chat && (
            <ButtonLink {...chat.link} size="large" className="mt-6">
              <Words>{chat.label}</Words>
            </ButtonLink>
          )}
        </div>
        <div className="wide:col-start-2 wide:row-start-1 wide:row-span-2 wide:self-start">{children}</div>
        <ol aria-label={plainWords(talk.label)} className="wide:max-w-124">
          {talk.steps.map((step, index) => (
            <li
              key={plainWords(step)}
              className="grid grid-cols-[58px_1fr] items-center gap-4.5 border-t border-ink/18 py-4 text-large/snug font-semibold"
            >
              <DotNumeral value={String(index + 1)} hidden className="h-11.5 lap:h-14" />
              <Words.span>{step}</Words.span>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}

interface Props extends Omit<Section, 'kind' | 'form' | 'unsent' | 'sent' | 'more' | 'attach' | 'ads'> {
  /** The primary action where the form sends nothing. */
  chat?: { label: Copy; link: LinkAttributes } | undefined
  children?: ReactNode
}
