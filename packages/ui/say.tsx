import type { Copy } from '@repo/content/copy.ts'
import type { Testimonial } from '@repo/content/testimonial.ts'
import { Avatar } from './avatar.tsx'
import { Stars } from './stars.tsx'
import { Words } from './words.tsx'

const surfaces = {
  lemon: 'bg-lemon',
  fog: 'bg-fog',
  paper: 'bg-paper',
  mint: 'bg-mint',
  blush: 'bg-blush',
}

/** A quote in a bubble; its author is outside, at the hard corner. */
export function Say({ quote, stars, surface = 'fog', className = '', ...speaker }: Props) {
  return (
    <figure className={`grid grid-rows-[1fr_auto] gap-4 ${className}`}>
      <div className={`rounded-card cut-corner px-7 pt-7 pb-7.5 text-sub/snug ${surfaces[surface]}`}>
        {stars && <Stars label={stars} className="mb-3.5" />}
        <Words.blockquote className="text-pretty">{quote}</Words.blockquote>
      </div>
      <Speaker {...speaker} className="text-slate" />
    </figure>
  )
}

interface Props extends Testimonial {
  /** What a screen reader says of the stars; without it there are none. */
  stars?: Copy
  surface?: keyof typeof surfaces
  className?: string
}

/** Who said it: initials, a name and what they do. */
export function Speaker({ name, role, initials, className = '' }: Omit<Testimonial, 'quote'> & { className?: string }) {
  return (
    <figcaption className={`flex items-center gap-3.5 ${className}`}>
      <Avatar initials={initials} />
      <span>
        <b className="block leading-tight text-ink">
          <Words.bdi>{name}</Words.bdi>
        </b>
        <Words.span className="type-small">{role}</Words.span>
      </span>
    </figcaption>
  )
}
