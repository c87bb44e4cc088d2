import type { AskClosingSection } from '#content/sections/features.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Words } from '#ui/words.tsx'
import { linkTo } from '../../link-to.ts'
import styles from './ask-closing.module.css'

/** The closing: a question half written, and the button that asks it. */
export function AskClosing({ headline, text, draft, cta, second }: AskClosingSection) {
  return (
    <section className="bg-lemon py-section">
      <div className="wrap grid gap-5 tab-wide:grid-cols-2 tab-wide:items-end tab-wide:gap-16">
        <div>
          <h2 className="type-display">
            <Words>{headline}</Words>
          </h2>
          <p className="mt-5 max-w-[19.2em] type-lead">
            <Words>{text}</Words>
          </p>
        </div>
        <div className="flex flex-col rounded-card rounded-ee-[6px] bg-paper p-6 tab-wide:min-h-[250px] tab-wide:items-end tab-wide:rounded-[40px] tab-wide:rounded-ee-[8px] tab-wide:px-[2.1rem] tab-wide:py-8">
          <p
            className={`mb-6 font-display text-[clamp(1.75rem,1.2rem+1.6vw,2.75rem)]/[1.08] tracking-[-.022em] tab-wide:mb-auto tab-wide:self-stretch he:tracking-normal ${styles.draft}`}
          >
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
