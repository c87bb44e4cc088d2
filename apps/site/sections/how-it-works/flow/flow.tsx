import type { FlowSection } from '@repo/content/sections/how-it-works.ts'
import { plainWords } from '@repo/ui/plain-words.ts'
import { Words } from '@repo/ui/words.tsx'
import { Call } from '../../shared/call.tsx'
import { FlowBoard } from './flow-board.tsx'
import { CtaLink } from '../../shared/cta-link.tsx'
import { Framed } from '../../shared/framed.tsx'

export function Flow({ headline, text, cta, notes, call, ...board }: FlowSection) {
  return (
    <Framed surface="lemon" space="pb-12 tab:pb-22">
      <div className="grid gap-x-12 gap-y-6 pt-4 pb-7 tab:grid-cols-end tab:items-end wide:pt-9 wide:pb-12">
        <Words.h1 className="col-span-full type-display max-phone:text-wrap max-mini:he:[--text-display:2.5rem]">
          {headline}
        </Words.h1>
        <Words.p className="max-w-measure type-lead">{text}</Words.p>
        <CtaLink cta={cta} size="large" className="px-4 phone:px-8" />
      </div>
      <FlowBoard {...board} />
      <p className="mt-4.5 flex justify-between gap-4 type-small">
        {notes.map((note) => (
          <Words.span key={plainWords(note)}>{note}</Words.span>
        ))}
      </p>
      <Call {...call} bubble="paper" className="mt-9" />
    </Framed>
  )
}
