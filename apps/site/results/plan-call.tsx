import type { ReactNode } from 'react'
import type { ResultsWords } from '@repo/content/results/plan.ts'
import { ButtonLink } from '@repo/ui/button.tsx'
import { Icon } from '@repo/ui/icon.tsx'
import { plainWords } from '@repo/ui/plain-words.ts'
import { Words } from '@repo/ui/words.tsx'
import { linkTo } from '../link-to.ts'
import { Framed } from '../sections/shared/framed.tsx'

/** The call after the plan (RS-05): with the form, its child and hydrated, or with a link to the chat. */
export function PlanCall({ headline, text, facts, chat, offer, children }: Props) {
  return (
    <Framed id="call" surface="blushSoft" className="print:hidden" columns="startWide">
      <div className="self-start">
        <Words.h2 className="type-title">{headline}</Words.h2>
        <Words.p className="mt-4 max-w-[24em] type-lead">{text}</Words.p>
        {facts.length > 0 && (
          <ul className="mt-6">
            {facts.map((fact) => (
              <li
                key={plainWords(fact.text)}
                className="flex items-center gap-3.5 border-t border-ink/18 py-3 text-large/snug font-semibold"
              >
                <Icon name={fact.icon} className="size-6" />
                <Words.span>{fact.text}</Words.span>
              </li>
            ))}
          </ul>
        )}
        {offer === 'chat' && (
          <ButtonLink {...linkTo(chat.to, { referrer: false })} size="large" className="mt-6">
            <Words>{chat.label}</Words>
          </ButtonLink>
        )}
      </div>
      <div>{children}</div>
    </Framed>
  )
}

type Props = ResultsWords['call'] & {
  offer: 'form' | 'chat'
  children?: ReactNode
}
