import type { FlowSection } from '#content/sections/how-it-works.ts'
import { DotField } from '#ui/dot-field.tsx'
import { DotNumeral } from '#ui/dot-numeral.tsx'
import { Words } from '#ui/words.tsx'
import { numberIn } from '../../../number-in.ts'
import './sorted-answers.css'

/** The same visitors, sorted by what they said. The first group is the finding, and its last dot has just spoken. */
export function SortedAnswers({ drawing, answers, figure }: FlowSection['insight']) {
  const [finding] = answers
  const dots = answers.flatMap(({ count, colour }) => Array.from({ length: numberIn(count) }, () => colour))
  return (
    <div className="sorted-answers">
      <DotField
        dots={dots}
        columns={7}
        size={0.72}
        said={(_, place) => place === numberIn(finding.count) - 1}
        label={drawing}
        className="sorted-answers-dots"
      />
      <p className="font-semibold">
        <DotNumeral value={finding.count} className="sorted-answers-figure" />
        <Words>{figure}</Words>
      </p>
    </div>
  )
}
