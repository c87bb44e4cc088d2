import type { Copy } from '@repo/content/copy.ts'
import type { ResultsWords } from '@repo/content/results/plan.ts'
import { plainWords } from '@repo/ui/plain-words.ts'
import { Words } from '@repo/ui/words.tsx'
import { listParts } from './list-parts.ts'

/** "For Meta traffic at a ROAS below 1, …": the openings of three answers, joined by the language's own pattern. */
export function PlanFirstLine({ words, className }: { words: ResultsWords; className: string }) {
  return (
    <p data-for="answers" className={className}>
      {plainWords(words.firstLine)
        .split('%')
        .map((piece) =>
          piece === 'traffic' || piece === 'aov' || piece === 'tools'
            ? listParts<string, { opening: Copy }>(words[piece]).map(([option, { opening }]) => (
                <Words.span key={option} data-for={option}>
                  {opening}
                </Words.span>
              ))
            : piece,
        )}
    </p>
  )
}
