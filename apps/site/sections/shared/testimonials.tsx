import type { TestimonialsSection } from '@repo/content/sections/shared.ts'
import { plainWords } from '@repo/ui/plain-words.ts'
import { Say } from '@repo/ui/say.tsx'
import { Words } from '@repo/ui/words.tsx'

/** Bubbles of different fills and heights: three in a row, more of them scattered over a wall. Never a grid. */
export function Testimonials({ headline, note, stars, items }: TestimonialsSection) {
  const { section, list, looks } = items.length > 3 ? wall : row
  return (
    <section className={`py-section ${section}`}>
      <div className="wrap">
        <div className="mb-8 flex flex-wrap items-end justify-between gap-x-16 gap-y-3 tab:mb-11">
          <h2 className="type-title">
            <Words>{headline}</Words>
          </h2>
          <p className="type-small text-slate">
            <Words>{note}</Words>
          </p>
        </div>
        <div className={`grid items-start stagger ${list}`}>
          {items.map((item, index) => (
            <Say key={plainWords(item.name)} {...item} {...looks[index % looks.length]} stars={stars} />
          ))}
        </div>
      </div>
    </section>
  )
}

const row = {
  section: '',
  list: 'gap-6 tab:grid-cols-3 tab:gap-4 lap:gap-6',
  looks: [{ ground: 'lemon' }, { ground: 'fog', className: 'tab:mt-18' }, { ground: 'mint', className: 'tab:mt-7' }],
} as const

/** Six widths on twelve columns; two of them speak up. */
const wall = {
  section: 'bg-fog',
  list: 'gap-x-6 gap-y-7 tab:grid-cols-12 tab:gap-y-9',
  looks: [
    { ground: 'lemon', size: 'large', className: 'tab:col-span-7' },
    { ground: 'paper', className: 'tab:col-span-5 tab:mt-16' },
    { ground: 'paper', className: 'tab:col-start-1 tab:col-end-6 lap:col-start-2' },
    { ground: 'mint', size: 'large', className: 'tab:col-span-7 tab:-mt-4' },
    { ground: 'paper', className: 'tab:col-span-6' },
    { ground: 'lemonSoft', className: 'tab:col-span-6 tab:mt-10 lap:col-span-5' },
  ],
} as const
