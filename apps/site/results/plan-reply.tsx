import type { ResultsWords } from '@repo/content/results/plan.ts'
import { Icon } from '@repo/ui/icon.tsx'
import { Tag } from '@repo/ui/tag.tsx'
import { Words } from '@repo/ui/words.tsx'
import { listParts } from './list-parts.ts'
import { Framed } from '../sections/shared/framed.tsx'
import styles from './plan-reply.module.css'

/** How the AI replies, and the first conversation of a sample store. */
export function PlanReply({ words }: { words: ResultsWords }) {
  return (
    <Framed surface="ink" className="print:pt-3 print:pb-0 print:bg-transparent print:text-ink" columns="endWide">
      <div className={styles.text}>
        <Words.h2 className="type-title">{words.reply}</Words.h2>
        {listParts(words.goals).map(([scenario, { reply }]) => (
          <p key={scenario} data-for={scenario} className="mt-3 mb-4 max-w-[36ch] tab:mt-4 tab:mb-5 type-lead text-ash">
            <Words>{reply}</Words>
          </p>
        ))}
        <Tag surface="dim" className="print:hidden">
          <Words>{words.sample}</Words>
        </Tag>
      </div>
      <div>
        {listParts(words.talks).map(([scenario, talks]) => (
          <div key={scenario} data-for={scenario}>
            {listParts(talks).map(([option, { question, options, chosen, reply }]) => (
              <div key={option} data-for={option} className={`${styles.talk} grid gap-[12px]`}>
                <Words.p className={styles.asks}>{question}</Words.p>
                <p className={styles.answers}>{options[chosen] && <Words>{options[chosen].text}</Words>}</p>
                <Words.p className={styles.replies}>{reply}</Words.p>
                <p className={styles.outcome}>
                  <Icon name="bag" className="size-6" />
                  <Words>{words.goals[scenario].outcome}</Words>
                </p>
              </div>
            ))}
          </div>
        ))}
      </div>
    </Framed>
  )
}
