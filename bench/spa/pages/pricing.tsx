import { useEffect } from 'react'
import type { Section } from '@repo/content/page.ts'
import page from '@repo/content/pages/pricing.en.ts'
import { Hood } from '@repo/site/sections/deciding/hood.tsx'
import { Sum } from '@repo/site/sections/deciding/sum.tsx'
import { FaqSection } from '@repo/site/sections/shared/faq-section.tsx'
import { DaysClosing } from '@repo/site/sections/pricing/days-closing.tsx'
import { Plans } from '@repo/site/sections/pricing/plans.tsx'
import { enhancePlans } from '@repo/site/sections/pricing/enhance-plans.ts'
import { enhanceTooltips } from '@repo/ui/enhance-tooltips.ts'
import { Shell } from '../shell.tsx'

export function Component() {
  useEffect(() => {
    document.querySelectorAll<HTMLElement>('[data-plans]').forEach(enhancePlans)
    enhanceTooltips(document)
    void import('@repo/site/sections/deciding/sum.client.ts')
  }, [])
  return <Shell page={page} draw={draw} />
}

function draw(section: Section) {
  switch (section.kind) {
    case 'plans':
      return <Plans {...section} />
    case 'faq':
      return <FaqSection {...section} />
    case 'hood':
      return <Hood {...section} />
    case 'sum':
      return <Sum {...section} />
    case 'daysClosing':
      return <DaysClosing {...section} />
    default:
      throw new Error(`The bench's pricing page does not draw "${section.kind}". Add it here.`)
  }
}
