import { CountedDots } from '../counted-dots.tsx'
import './visitor-dots.css'

/** Visitors as analytics shows them: 49 grey dots, all alike. The one we follow stands where the track begins. */
export function VisitorDots({ label }: { label: string }) {
  return (
    <CountedDots
      groups={[
        { count: 27, colour: 'line' },
        { count: 1, colour: 'ink' },
        { count: 21, colour: 'line' },
      ]}
      label={label}
      className="visitor-dots"
    />
  )
}
