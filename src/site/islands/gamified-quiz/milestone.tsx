import { DotNumeral } from '#ui/dot-numeral.tsx'
import { Words } from '#ui/words.tsx'
import './milestone.css'

/** Milestone above the question: percentage and message. */
export function Milestone({ percent, title, text }: { percent: number; title: string; text: string }) {
  return (
    <div className="milestone">
      <DotNumeral value={`${percent}%`} ghost hidden className="milestone-numeral" />
      <div>
        <p className="milestone-title">
          <Words>{title}</Words>
        </p>
        <p className="milestone-text">
          <Words>{text}</Words>
        </p>
      </div>
    </div>
  )
}
