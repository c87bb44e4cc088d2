import type { Copy } from '@repo/content/copy.ts'
import type { Testimonial } from '@repo/content/testimonial.ts'
import { Avatar } from './avatar.tsx'
import { Stars } from './stars.tsx'
import { Words } from './words.tsx'

const grounds = {
  lemon: 'bg-lemon',
  lemonSoft: 'bg-lemon-soft',
  fog: 'bg-fog',
  mint: 'bg-mint',
  blush: 'bg-blush',
  paper: 'bg-paper',
}

const sizes = {
  medium: 'text-sub/snug',
  large:
    'font-display text-[clamp(1.6rem,1rem+2vw,2.625rem)]/[1.1] tracking-close [&:lang(he)]:leading-close [&:lang(he)]:tracking-normal',
}

/** A quote in a bubble; its author is outside, at the hard corner. */
export function Say({ quote, name, role, initials, stars, ground = 'fog', size = 'medium', className = '' }: Props) {
  return (
    <figure className={`grid gap-4 ${className}`}>
      <div className={`rounded-card nib px-7 pt-7 pb-7.5 ${sizes[size]} ${grounds[ground]}`}>
        {stars && <Stars label={stars} className="mb-3.5 h-[18px]" />}
        <Words.blockquote className="text-pretty">{quote}</Words.blockquote>
      </div>
      <Speaker name={name} role={role} initials={initials} className="text-slate" />
    </figure>
  )
}

interface Props extends Testimonial {
  /** What a screen reader says of the stars; without it there are none. */
  stars?: Copy
  ground?: keyof typeof grounds
  /** Large words are set like a headline. */
  size?: 'medium' | 'large'
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
