import type { Copy } from '@repo/content/copy.ts'
import type { Path } from '@repo/content/cta.ts'
import type { ResultsWords } from '@repo/content/results/plan.ts'
import { Words } from '@repo/ui/words.tsx'
import { linkTo } from '../link-to.ts'
import { listParts } from './list-parts.ts'

/** What the visitor answered in the quiz, and the way back to it. */
export function PlanAnswers({ words, quiz }: { words: ResultsWords; quiz: Path }) {
  const { goals, pain, traffic, aov, tools, question } = words
  return (
    <section data-for="answers" className="on-ink bg-ink text-paper print:hidden">
      <div className="wrap grid gap-x-3 gap-y-2 py-4.5 tab:grid-cols-[auto_minmax(0,1fr)_auto] tab:items-center">
        <Words.h2 className="me-2 text-large/tight">{words.answers.headline}</Words.h2>
        <ul className="flex flex-wrap gap-1.5">
          {[goals, pain, traffic, aov, tools, question].map((table) =>
            listParts<string, { chip: Copy }>(table).map(([option, { chip }]) => (
              <li
                key={option}
                data-for={option}
                className="px-3 py-2 rounded-medium nib-end bg-blush text-ink text-note/close font-semibold"
              >
                <Words>{chip}</Words>
              </li>
            )),
          )}
        </ul>
        <a
          {...linkTo(quiz)}
          className="justify-self-start py-2.5 text-lemon font-semibold underline underline-offset-5"
        >
          <Words>{words.answers.change}</Words>
        </a>
      </div>
    </section>
  )
}
