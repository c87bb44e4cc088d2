import type { AskClosingSection } from '#content/sections/features.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Words } from '#ui/words.tsx'
import { linkTo } from '../../link-to.ts'
import './ask-closing.css'

/** The closing: a question half written, and the button that asks it. */
export function AskClosing({ headline, text, draft, cta, second }: AskClosingSection) {
  return (
    <section className="bg-lemon py-section">
      <div className="wrap grid gap-5 min-[56.25rem]:grid-cols-2 min-[56.25rem]:items-end min-[56.25rem]:gap-16">
        <div>
          <h2 className="type-display">
            <Words>{headline}</Words>
          </h2>
          <p className="mt-5 max-w-[19.2em] type-lead">
            <Words>{text}</Words>
          </p>
        </div>
        <div className="ask-closing-panel">
          <p className="ask-closing-draft">
            <Words>{draft}</Words>
          </p>
          <ButtonLink {...linkTo(cta.to)} size="large" className="px-4 phone:px-8">
            <Words>{cta.label}</Words>
          </ButtonLink>
          {second && (
            <a {...linkTo(second.to)} className="mt-2 py-2 text-center font-semibold underline underline-offset-4">
              <Words>{second.label}</Words>
            </a>
          )}
        </div>
      </div>
    </section>
  )
}
