import type { FlowSection } from '#content/sections/how-it-works.ts'
import { DotNumeral } from '#ui/dot-numeral.tsx'
import { Words } from '#ui/words.tsx'
import { CountedDots } from '../counted-dots.tsx'
import './sorted-answers.css'

/** The same visitors, sorted by what they said. The first group is the finding. */
export function SortedAnswers({ drawing, answers, figure }: FlowSection['insight']) {
  const groups = answers.map(({ count, colour }, place) => ({ count: Number(count), colour, nib: place === 0 }))
  return (
    <div className="sorted-answers">
      <CountedDots groups={groups} label={drawing} className="sorted-answers-dots" />
      <p className="font-semibold">
        <DotNumeral value={answers[0]?.count ?? '0'} className="sorted-answers-figure" />
        <Words>{figure}</Words>
      </p>
    </div>
  )
}
