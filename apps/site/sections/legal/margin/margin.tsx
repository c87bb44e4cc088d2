import type { LegalMargin } from '@repo/content/sections/legal.ts'
import { LetterCounter } from './letter-counter.tsx'
import { PageSwitches } from './page-switches.tsx'
import { Receipt } from './receipt.tsx'
import { Specimens } from './specimens.tsx'

/** What stands in the margin of a legal page. */
export function Margin(margin: LegalMargin) {
  switch (margin.kind) {
    case 'browser':
      return <LetterCounter {...margin} />
    case 'switches':
      return <PageSwitches {...margin} />
    case 'receipt':
      return <Receipt {...margin} />
    case 'specimens':
      return <Specimens />
  }
}
