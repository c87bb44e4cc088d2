import type { TestimonialsSection } from '@repo/content/sections/shared.ts'
import { plainWords } from '@repo/ui/plain-words.ts'
import { Say, Speaker } from '@repo/ui/say.tsx'
import { Stars } from '@repo/ui/stars.tsx'
import { Words } from '@repo/ui/words.tsx'
import { Framed } from './framed.tsx'
import { Rail } from './rail.tsx'

/** Bubbles of different fills and heights in a row; or one merchant's words as a title, and the others below. Never a grid. */
export function Testimonials({ headline, note, stars, items, lead }: TestimonialsSection) {
  const leading = lead === undefined ? undefined : items[lead]
  const others = items.filter((item) => item !== leading)
  return (
    <Framed {...(leading ? { surface: 'blush', space: 'py-15 tab:py-20' } : { surface: 'fog' })}>
      <div className={`flex flex-wrap items-end justify-between gap-x-16 gap-y-3 ${leading ? '' : 'mb-8 tab:mb-11'}`}>
        <Words.h2 className={leading ? 'type-sub' : 'type-title'}>{headline}</Words.h2>
        <Words.p className={`type-small ${leading ? '' : 'text-slate'}`}>{note}</Words.p>
      </div>
      {leading && (
        <figure className="mt-7 mb-9 tab:mb-14">
          <blockquote className="font-display text-[clamp(2.35rem,.6rem+6vw,6rem)]/[1.05] max-mini:text-[1.875rem]/[1.05] tracking-[-.033em] text-balance [&_mark]:rounded-none [&_mark]:bg-transparent [&_mark]:bg-[linear-gradient(var(--color-paper)_0_0)] [&_mark]:bg-[length:100%_78%] [&_mark]:bg-[position:0_58%] [&_mark]:bg-no-repeat">
            <Words highlights>{leading.quote}</Words>
          </blockquote>
          <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3">
            <Speaker {...leading} />
            <Stars label={stars} />
          </div>
        </figure>
      )}
      {leading ? (
        <div className="grid gap-4 stagger tab:grid-cols-12">
          {others.map((item, index) => (
            <SmallSay key={plainWords(item.name)} {...item} stars={stars} className={wall[index % wall.length] ?? ''} />
          ))}
        </div>
      ) : (
        <Rail
          label={headline}
          className="stagger [--rail-card:min(80vw,19.4rem)] tab:grid tab:grid-cols-3 tab:items-start tab:gap-4 lap:gap-6"
        >
          {others.map((item, index) => (
            <Say key={plainWords(item.name)} {...item} {...row[index % row.length]} stars={stars} />
          ))}
        </Rail>
      )}
    </Framed>
  )
}

const row = [
  { surface: 'lemon' },
  { surface: 'paper', className: 'tab:mt-18' },
  { surface: 'mint', className: 'tab:mt-7' },
] as const

/** Five widths on twelve columns. */
const wall = [
  'bg-paper tab:col-span-4',
  'bg-lemon tab:col-span-3',
  'bg-paper tab:col-span-5',
  'bg-paper tab:col-span-6',
  'bg-mint tab:col-span-6',
]

/** Quote and author in one bubble. */
function SmallSay({
  quote,
  stars,
  className,
  ...speaker
}: TestimonialsSection['items'][number] & Pick<TestimonialsSection, 'stars'> & { className: string }) {
  return (
    <figure className={`flex flex-col justify-between gap-5 rounded-large cut-corner p-6 ${className}`}>
      <Words.blockquote className="text-large/snug text-pretty">{quote}</Words.blockquote>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 max-mini:flex-col max-mini:items-start">
        <Speaker {...speaker} />
        <Stars label={stars} height="h-4" />
      </div>
    </figure>
  )
}
