import type { Cta } from '@repo/content/cta.ts'
import type { CallWords } from '@repo/content/sections/shared.ts'
import { ButtonLink } from '@repo/ui/button.tsx'
import { Words } from '@repo/ui/words.tsx'
import { linkTo } from '../../link-to.ts'
import { OtherLinks } from './cta-link.tsx'
import styles from './call.module.css'

/** A call to action between two parts of a long page: a question to the reader, and the button is the reply. */
export function Call({ text, cta, second, bubble = 'fog', className = '' }: CallWords & Look) {
  return (
    <div className={`grid grid-cols-1 items-end justify-between gap-3 lap:flex ${className}`} data-call>
      <p
        className={`w-fit rounded-card cut-corner px-5 py-4 font-display text-figure/close text-balance text-ink in-[.on-ink]:bg-paper ${bubbles[bubble]}`}
      >
        <Words>{text}</Words>
      </p>
      {second ? (
        <div className="grid gap-3.5 lap:flex lap:flex-row-reverse lap:items-center lap:gap-7">
          <ReplyButton {...cta} />
          <OtherLinks
            links={[second]}
            className="inline-flex min-h-11 items-center justify-self-center text-center font-semibold text-balance underline underline-offset-4"
          />
        </div>
      ) : (
        <ReplyButton {...cta} />
      )}
    </div>
  )
}

/** A button with its corner on the visitor's side. */
export function ReplyButton({ label, to, className = '' }: Cta & { className?: string }) {
  return (
    <ButtonLink {...linkTo(to)} size="large" className={`${styles.reply} ${className}`}>
      <Words>{label}</Words>
    </ButtonLink>
  )
}

const bubbles = { fog: 'bg-fog', paper: 'bg-paper' }

interface Look {
  /** Fog on paper, paper on every other surface. */
  bubble?: keyof typeof bubbles
  className?: string
}
