import type { TestimonialsSection } from '#content/sections/home.ts'
import { Say } from '#ui/say.tsx'
import { Words } from '#ui/words.tsx'

/** Three bubbles, three fills, three heights. */
export function Testimonials({ headline, note, stars, items }: TestimonialsSection) {
  return (
    <section className="py-section">
      <div className="wrap">
        <div className="mb-8 flex flex-wrap items-end justify-between gap-x-16 gap-y-3 tab:mb-11">
          <h2 className="type-title">
            <Words>{headline}</Words>
          </h2>
          <p className="type-small text-slate">
            <Words>{note}</Words>
          </p>
        </div>
        <div className="grid items-start gap-6 tab:grid-cols-3 tab:gap-4 lap:gap-6">
          {items.map((item, index) => (
            <Say key={item.name} {...item} {...looks[index % looks.length]} stars={stars} />
          ))}
        </div>
      </div>
    </section>
  )
}

const looks = [
  { ground: 'lemon' },
  { ground: 'fog', className: 'tab:mt-18' },
  { ground: 'mint', className: 'tab:mt-7' },
] as const
