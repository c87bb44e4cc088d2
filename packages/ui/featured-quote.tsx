import type { Copy } from '@repo/content/copy.ts'
import type { Testimonial } from '@repo/content/testimonial.ts'
import { Speaker } from './say.tsx'
import { Stars } from './stars.tsx'
import { Words } from './words.tsx'

/** One merchant's words, as large as a headline. */
export function FeaturedQuote({ quote, stars, className = '', ...speaker }: Props) {
  return (
    <figure
      className={`flex flex-col gap-5 rounded-card cut-corner bg-paper p-5.5 tab:gap-9 tab:rounded-xl tab:cut-corner tab:px-12 tab:pt-12 tab:pb-10 ${className}`}
    >
      <Stars label={stars} className="self-start" />
      <blockquote className="font-display text-[clamp(1.75rem,1rem+2.7vw,3.5rem)]/[1.04] max-mini:text-[1.6rem]/[1.04] tracking-tight text-pretty [&:lang(he)]:tracking-normal">
        <Words>{quote}</Words>
      </blockquote>
      <Speaker {...speaker} className="mt-auto" />
    </figure>
  )
}

type Props = Testimonial & { stars: Copy; className?: string }
