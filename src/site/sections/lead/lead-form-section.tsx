import type { ReactNode } from 'react'
import type { LeadFormSection as Section } from '#content/sections/lead.ts'
import { ButtonLink } from '#ui/button.tsx'
import { DotNumeral } from '#ui/dot-numeral.tsx'
import { Words } from '#ui/words.tsx'
import type { LinkAttributes } from '../../link-to.ts'
import './lead-form-section.css'

/** The invitation, the form (its child, hydrated) and what the talk is like. Phones show them in this order. */
export function LeadFormSection({ headline, text, chat, talk, children }: Props) {
  return (
    <section className="bg-lemon">
      <div className="wrap lead-form-section">
        <div className="lead-form-section-words">
          <h1 className="type-display text-[clamp(2.9rem,1.6rem+4.4vw,5.6rem)]!">
            <Words>{headline}</Words>
          </h1>
          <p className="mt-5 max-w-[20.4em] type-lead">
            <Words>{text}</Words>
          </p>
          {chat && (
            <ButtonLink {...chat.link} size="large" className="mt-6">
              <Words>{chat.label}</Words>
            </ButtonLink>
          )}
        </div>
        <div className="lead-form-section-form">{children}</div>
        <ol aria-label={talk.label} className="lead-form-section-talk">
          {talk.steps.map((step, index) => (
            <li key={step}>
              <DotNumeral value={String(index + 1)} hidden className="h-[46px] lap:h-14" />
              <span>
                <Words>{step}</Words>
              </span>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}

interface Props extends Omit<Section, 'kind' | 'form' | 'unsent' | 'sent'> {
  /** The primary action where the form sends nothing. */
  chat?: { label: string; link: LinkAttributes } | undefined
  children?: ReactNode
}
