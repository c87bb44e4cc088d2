import type { Section } from '#content/page.ts'
import page from '#content/pages/index.en.ts'
import { BeforeAfter } from '#site/sections/before-after.tsx'
import { Closing } from '#site/sections/closing.tsx'
import { FaqSection } from '#site/sections/faq-section.tsx'
import { FeatureGrid } from '#site/sections/feature-grid.tsx'
import { FeaturedQuoteSection } from '#site/sections/featured-quote-section.tsx'
import { HomeHero } from '#site/sections/home-hero.tsx'
import { InstallClock } from '#site/sections/install-clock.tsx'
import { NumberedSteps } from '#site/sections/numbered-steps.tsx'
import { Testimonials } from '#site/sections/testimonials.tsx'
import { TrustLine } from '#site/sections/trust-line.tsx'
import { Shell } from '../shell.tsx'

export function Component() {
  return <Shell page={page} draw={draw} />
}

function draw(section: Section) {
  switch (section.kind) {
    case 'homeHero':
      return <HomeHero {...section} />
    case 'trustLine':
      return <TrustLine {...section} />
    case 'featureGrid':
      return <FeatureGrid {...section} />
    case 'installClock':
      return <InstallClock {...section} />
    case 'beforeAfter':
      return <BeforeAfter {...section} />
    case 'numberedSteps':
      return <NumberedSteps {...section} />
    case 'featuredQuote':
      return <FeaturedQuoteSection {...section} />
    case 'testimonials':
      return <Testimonials {...section} />
    case 'faq':
      return <FaqSection {...section} />
    case 'closing':
      return <Closing {...section} />
    default:
      throw new Error(`The bench's home page does not draw "${section.kind}". Add it here.`)
  }
}
