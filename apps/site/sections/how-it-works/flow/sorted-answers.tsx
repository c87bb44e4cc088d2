import type { FlowSection } from '@repo/content/sections/how-it-works.ts'
import { DotField } from '@repo/ui/dot-field.tsx'
import { DotNumeral } from '@repo/ui/dot-numeral.tsx'
import { Words } from '@repo/ui/words.tsx'

/** The same visitors, sorted by what they said. The first group is the finding, and its last dot has just spoken. */
export function SortedAnswers({ drawing, answers, figure }: FlowSection['insight']) {
  const [finding] = answers
  const dots = answers.flatMap(({ count, colour }) => Array.from({ length: count }, () => colour))
  return (
    <div className="grid items-center gap-[.9rem] rounded-[30px] rounded-es-[6px] bg-ink p-4 text-[.9375rem]/[1.3] text-paper mini:grid-cols-[auto_1fr] lap-wide:gap-6 lap-wide:px-[1.4rem] lap-wide:py-[1.3rem] lap-wide:text-[1.0625rem]">
      <DotField
        dots={dots}
        columns={7}
        size={0.72}
        said={(_, place) => place === finding.count - 1}
        label={drawing}
        className="w-[121px] lap-small:w-[115px] lap-wide:w-[168px]"
      />
      <p className="font-semibold">
        <DotNumeral
          value={String(finding.count)}
          className="mb-[.6rem] h-[56px] text-blush lap-small:h-[62px] lap-wide:mb-[.9rem] lap-wide:h-[92px]"
        />
        <Words>{figure}</Words>
      </p>
    </div>
  )
}
