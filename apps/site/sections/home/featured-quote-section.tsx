import type { FeaturedQuoteSection as Props } from '@repo/content/sections/home.ts'
import { FeaturedQuote } from '@repo/ui/featured-quote.tsx'
import { plainWords } from '@repo/ui/plain-words.ts'
import { StatTile } from '@repo/ui/stat-tile.tsx'
import { Call } from '../shared/call.tsx'
import { Framed } from '../shared/framed.tsx'

export function FeaturedQuoteSection({ stars, testimonial, stats, call }: Props) {
  return (
    <Framed surface="blush">
      <div className="grid gap-4 lap:grid-cols-start-wide">
        <FeaturedQuote {...testimonial} stars={stars} />
        <div className="grid grid-cols-3 gap-2 stagger max-mini:grid-cols-1 tab:gap-4 lap:grid-cols-1">
          {stats.map((stat) => (
            <StatTile key={plainWords(stat.label)} {...stat} />
          ))}
        </div>
      </div>
      <Call {...call} bubble="paper" className="mt-8 max-tab:hidden" />
    </Framed>
  )
}
