import { CountedDots } from '../counted-dots.tsx'
import './visitor-dots.css'

/** The place of the one we follow, where the track begins: the end of the fourth row of seven. */
const picked = 28

/** Visitors as analytics shows them: grey dots, all alike but one. */
export function VisitorDots({ count, label }: { count: number; label: string }) {
  return (
    <CountedDots
      groups={[
        { count: picked - 1, colour: 'line' },
        { count: 1, colour: 'ink' },
        { count: count - picked, colour: 'line' },
      ]}
      label={label}
      className="visitor-dots"
    />
  )
}
