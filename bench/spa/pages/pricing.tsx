import { useEffect } from 'react'
import type { Section } from '#content/page.ts'
import page from '#content/pages/pricing.en.ts'
import { FaqSection } from '#site/sections/shared/faq-section.tsx'
import { DaysClosing } from '#site/sections/pricing/days-closing.tsx'
import { Plans } from '#site/sections/pricing/plans.tsx'
import { enhancePlans } from '#site/sections/pricing/enhance-plans.ts'
import { enhanceTooltips } from '#ui/enhance-tooltips.ts'
import { Shell } from '../shell.tsx'

export function Component() {
  useEffect(() => {
    document.querySelectorAll<HTMLElement>('[data-plans]').forEach(enhancePlans)
    enhanceTooltips(document)
  }, [])
  return <Shell page={page} draw={draw} />
}

function draw(section: Section) {
  switch (section.kind) {
    case 'plans':
      return <Plans {...section} />
    case 'faq':
      return <FaqSection {...section} />
    case 'daysClosing':
      return <DaysClosing {...section} />
    default:
      throw new Error(`The bench's pricing page does not draw "${section.kind}". Add it here.`)
  }
}
