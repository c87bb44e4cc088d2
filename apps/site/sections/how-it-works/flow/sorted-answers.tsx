import type { FlowSection } from '@repo/content/sections/how-it-works.ts'
import { DotField } from '@repo/ui/dot-field.tsx'
import { DotNumeral } from '@repo/ui/dot-numeral.tsx'
import { Words } from '@repo/ui/words.tsx'

/** The same visitors, sorted by what they said. The first group is the finding, and its last dot has just spoken. */
export function SortedAnswers({ drawing, answers, figure }: FlowSection['insight']) {
  const [finding] = answers
  const dots = answers.flatMap(({ count, colour }) => Array.from({ length: count }, () => colour))
  return (
    <div className="grid items-center gap-3.5 rounded-card rounded-es-cut-corner bg-ink p-4 text-small/tight text-paper mini:grid-cols-mark lap:gap-6 lap:px-5.5 lap:py-5 lap:text-body">
      <DotField
        dots={dots}
        columns={7}
        size={0.72}
        said={(_, place) => place === finding.count - 1}
        label={drawing}
        className="w-[121px] wide:w-[115px] lap:w-[168px]"
      />
      <p className="font-semibold">
        <DotNumeral
          value={String(finding.count)}
          className="mb-2.5 h-[56px] text-blush wide:h-[62px] lap:mb-3.5 lap:h-[92px]"
        />
        <Words>{figure}</Words>
      </p>
    </div>
  )
}
