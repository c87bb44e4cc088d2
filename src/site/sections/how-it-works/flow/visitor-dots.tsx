import { DotField } from '#ui/dot-field.tsx'
import './visitor-dots.css'

/** The place of the one we follow, where the track begins: the end of the fourth row of seven. */
const picked = 27

/** Visitors as analytics shows them: grey dots, all alike but one. */
export function VisitorDots({ count, label }: { count: number; label: string }) {
  const dots = Array.from({ length: count }, (_, place) => (place === picked ? undefined : 'line'))
  return (
    <div className="visitor-dots">
      <DotField dots={dots} columns={7} size={0.66} label={label} />
      <i className="visitor-dots-picked" />
    </div>
  )
}
