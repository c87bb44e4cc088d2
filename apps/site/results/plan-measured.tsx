import type { Copy } from '@repo/content/copy.ts'
import { Words } from '@repo/ui/words.tsx'
import { listParts } from './list-parts.ts'

/** Sentences by the answer each is for. */
export type Measured = Readonly<Record<string, Copy>>

/**
 * How many gave the same answer as the visitor (CL-24). An answer that was not measured has no sentence, nor has a plan of the
 * goal alone: its pain is not the visitor's.
 */
export function PlanMeasured({ sentences }: { sentences: Measured }) {
  const parts = listParts(sentences)
  return (
    parts.length > 0 && (
      <div data-for="answers" data-measured="" className="mt-4 max-w-[60ch] type-small text-slate print:hidden">
        {parts.map(([option, sentence]) => (
          <Words.p key={option} data-for={option}>
            {sentence}
          </Words.p>
        ))}
      </div>
    )
  )
}
