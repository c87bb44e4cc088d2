import type { FeaturedQuoteSection as Props } from '@repo/content/sections/home.ts'
import { FeaturedQuote } from '@repo/ui/featured-quote.tsx'
import { plainWords } from '@repo/ui/plain-words.ts'
import { StatTile } from '@repo/ui/stat-tile.tsx'
import { Call } from '../shared/call.tsx'

export function FeaturedQuoteSection({ stars, testimonial, stats, call }: Props) {
  return (
    <section className="pt-section">
      <div className="wrap grid gap-4 lap:grid-cols-[minmax(0,1.5fr)_minmax(0,1fr)]">
        <FeaturedQuote {...testimonial} stars={stars} />
        <div className="grid gap-4 stagger min-[44rem]:grid-cols-3 lap:grid-cols-1">
          {stats.map((stat) => (
            <StatTile key={plainWords(stat.label)} {...stat} />
          ))}
        </div>
        <Call {...call} className="mt-4 lap:col-span-full" />
      </div>
    </section>
  )
}
