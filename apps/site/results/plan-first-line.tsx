import type { Copy } from '@repo/content/copy.ts'
import type { ResultsWords } from '@repo/content/results/plan.ts'
import { plainWords } from '@repo/ui/plain-words.ts'
import { Words } from '@repo/ui/words.tsx'
import { listParts } from './list-parts.ts'

/** "For Meta traffic at a ROAS below 1, …": the openings of three answers, joined by the language's own pattern. */
export function PlanFirstLine({ words }: { words: ResultsWords }) {
  return (
    <p
      data-for="answers"
      className="max-w-[30ch] mt-3.5 ps-4.5 border-s-6 border-current font-normal font-display text-large/tight text-balance tab:mt-4.5 tab:text-figure he:leading-snug print:max-w-none print:mt-2.5 print:ps-0 print:border-0 print:text-small"
    >
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
