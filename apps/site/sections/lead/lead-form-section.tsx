import type { ReactNode } from 'react'
import type { LeadFormSection as Section } from '@repo/content/sections/lead.ts'
import { DotNumeral } from '@repo/ui/dot-numeral.tsx'
import { plainWords } from '@repo/ui/plain-words.ts'
import { Words } from '@repo/ui/words.tsx'
import { Framed } from '../shared/framed.tsx'
import styles from './lead-form-section.module.css'

/**
 * The invitation, what is talked in (the chat, or the form: the child) and what the talk is like; phones show them in this order.
 */
export function LeadFormSection({ headline, text, talk, children }: Props) {
  return (
    <Framed surface="lemon" space="" className={`${styles.lead} relative isolate overflow-clip`}>
      {/* The ground once a lead has arrived: it grows out of the button. */}
      <div aria-hidden="true" className={`${styles.flood} absolute inset-0 -z-1 bg-mint`} />
      <div
        className={`${leadColumns} gap-y-4.5 pt-1 pb-9 wide:grid-rows-[auto_1fr] wide:gap-y-8.5 wide:pt-4 wide:pb-16`}
      >
        <div>
          <h1 className="font-display text-[clamp(2.35rem,10.4vw,3.2rem)] leading-[.98] tracking-[-.035em] text-balance wide:text-[clamp(2.9rem,.9rem+5.1vw,5.5rem)] wide:leading-[.95] rtl:leading-[1.03] rtl:tracking-normal wide:rtl:max-w-[5.6em] wide:rtl:text-[clamp(2.9rem,.9rem+6vw,6.2rem)]">
            <Words>{headline}</Words>
          </h1>
          <Words.p className="mt-2.5 max-w-[24em] type-lead wide:mt-4.5">{text}</Words.p>
        </div>
        <div className="wide:col-start-2 wide:row-start-1 wide:row-span-2 wide:self-start">{children}</div>
        <ol aria-label={plainWords(talk.label)} className="border-t-2 border-ink wide:max-w-130">
          {talk.steps.map((step, index) => (
            <li
              key={plainWords(step)}
              className="grid grid-cols-[46px_1fr] items-center gap-3.5 py-3.5 text-body/snug font-semibold wide:grid-cols-[62px_1fr] not-first:border-t not-first:border-ink"
            >
              <DotNumeral value={String(index + 1)} hidden className="h-11 wide:h-14" />
              <Words.span className="text-balance">{step}</Words.span>
            </li>
          ))}
        </ol>
      </div>
    </Framed>
  )
}

/** The page's own columns, no section's: a chat is as wide as on a phone in the hand, and the form below stands under it. */
export const leadColumns = 'grid grid-cols-1 wide:grid-cols-[minmax(0,1fr)_minmax(0,38.75rem)] gap-x-16'

interface Props extends Pick<Section, 'headline' | 'text' | 'talk'> {
  children?: ReactNode
}
