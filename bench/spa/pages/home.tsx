import type { Section } from '@repo/content/page.ts'
import page from '@repo/content/pages/index.en.ts'
import { BeforeAfter } from '@repo/site/sections/home/before-after.tsx'
import { Closing } from '@repo/site/sections/shared/closing.tsx'
import { FaqSection } from '@repo/site/sections/shared/faq-section.tsx'
import { FeatureGrid } from '@repo/site/sections/home/feature-grid.tsx'
import { FeaturedQuoteSection } from '@repo/site/sections/home/featured-quote-section.tsx'
import { HomeHero } from '@repo/site/sections/home/home-hero.tsx'
import { InstallClock } from '@repo/site/sections/home/install-clock.tsx'
import { NumberedSteps } from '@repo/site/sections/home/numbered-steps.tsx'
import { Testimonials } from '@repo/site/sections/shared/testimonials.tsx'
import { TrustLine } from '@repo/site/sections/home/trust-line.tsx'
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
