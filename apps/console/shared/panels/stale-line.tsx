import { Link } from '@tanstack/react-router'
import type { Pulse } from '../../features/funnel/api/reports.ts'
import { textLink } from '../controls/text-link.ts'
import { useWords } from '../words/use-words.tsx'

/** Below figures whose counting is behind. */
export function StaleLine({ pulse }: { pulse: Pulse | undefined }) {
  const { panels: words, format } = useWords()
  return (
    <p className="mt-3 min-h-5 text-slate">
      {pulse?.countedUpTo && words.staleUpTo(format.time(pulse.countedUpTo))}{' '}
      <Link to="/health" className={textLink}>
        {words.seeHealth}
      </Link>
    </p>
  )
}

/** Counts are a minute old anyway; from three minutes on it is said. 0 while they are current. */
export function staleMinutes(pulse: Pulse | undefined): number {
  const seconds = pulse?.lagSeconds ?? 0
  return seconds < 180 ? 0 : Math.floor(seconds / 60)
}
