import { Check, Clock, type LucideIcon, Minus, TriangleAlert } from 'lucide-react'
import { Notice } from '../../controls/notice.tsx'
import type { Look, VerdictWords } from './verdict-words.ts'

const icons: Record<Look, LucideIcon> = { good: Check, ask: Clock, fault: TriangleAlert, quiet: Minus }

/** The first and largest sentence of an experiment. */
export function VerdictNotice({ verdict }: { verdict: VerdictWords }) {
  return (
    <Notice look={verdict.look} Icon={icons[verdict.look]}>
      <p className="mb-1 font-display text-figure/7">{verdict.title}</p>
      <p>{verdict.more}</p>
    </Notice>
  )
}
