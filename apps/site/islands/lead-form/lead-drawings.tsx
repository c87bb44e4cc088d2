import { CircleAlert, MessageCircle, type LucideIcon } from 'lucide-react'
import { BrandMark } from '@repo/ui/brand-mark.tsx'

/** SVG sprite of the form in the page's HTML: `LeadDrawing` references it with <use>, so no drawing is in the island's script. */
export function LeadDrawings() {
  return (
    <svg className="hidden" aria-hidden="true">
      {Object.entries(signs).map(([name, Icon]) => (
        <symbol key={name} id={`lead-${name}`} viewBox="0 0 24 24">
          <Icon strokeWidth={1.9} />
        </symbol>
      ))}
      <symbol id="lead-brand" viewBox="0 0 32 32">
        <BrandMark />
      </symbol>
    </svg>
  )
}

export type LeadSign = keyof typeof signs | 'brand'

const signs = { alert: CircleAlert, message: MessageCircle } satisfies Record<string, LucideIcon>
