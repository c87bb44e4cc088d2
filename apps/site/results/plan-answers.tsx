import type { Copy } from '@repo/content/copy.ts'
import type { Path } from '@repo/content/cta.ts'
import type { ResultsWords } from '@repo/content/results/plan.ts'
import type { PlanQuestion } from '@repo/contract/quiz/change-fragment.ts'
import { Icon } from '@repo/ui/icon.tsx'
import { Words } from '@repo/ui/words.tsx'
import { linkTo } from '../link-to.ts'
import { listParts } from './list-parts.ts'
import { Framed } from '../sections/shared/framed.tsx'

/** What the visitor answered in the quiz. Each answer links to its question; `keep-plan.ts` adds the other answers. */
export function PlanAnswers({ words, quiz }: { words: ResultsWords; quiz: Path }) {
  const { goals, pain, traffic, aov, tools, question } = words
  const tables: Record<PlanQuestion, Record<string, { chip: Copy }>> = {
    goal: goals,
    pain,
    traffic,
    aov,
    tools,
    question,
  }
  return (
    <Framed data-for="answers" surface="ink" space="" className="print:hidden">
      <div className="grid grid-cols-[auto_1fr] items-baseline gap-x-3 gap-y-2 py-4.5 tab:grid-cols-[auto_minmax(0,1fr)_auto] tab:items-center">
        <Words.h2 className="me-2 text-large/tight">{words.answers.headline}</Words.h2>
        <ul className="flex flex-wrap gap-1.5 max-tab:col-span-2 max-tab:row-start-2">
          {Object.entries(tables).map(([id, table]) =>
            listParts(table).map(([option, { chip }]) => (
              <li key={option} data-for={option}>
                <a
                  {...linkTo(quiz)}
                  data-change={id}
                  className="flex min-h-11 items-center gap-2 px-3 rounded-medium cut-corner-end bg-blush text-ink text-note/close font-semibold hover:bg-paper tab:min-h-9"
                >
                  <span className="sr-only">
                    <Words>{words.answers.change}</Words>:{' '}
                  </span>
                  <Words>{chip}</Words>
                  <Icon name="pen" className="size-3.5 flex-none" />
                </a>
              </li>
            )),
          )}
        </ul>
        <Words.p className="type-small text-balance max-tab:text-end">{words.answers.hint}</Words.p>
      </div>
    </Framed>
  )
}
