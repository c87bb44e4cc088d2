import type { ResultsWords } from '@repo/content/results/plan.ts'
import { Icon } from '@repo/ui/icon.tsx'
import { Tag } from '@repo/ui/tag.tsx'
import { Words } from '@repo/ui/words.tsx'
import { InstallButton } from './install-button.tsx'
import { listParts } from './list-parts.ts'
import styles from './plan-reply.module.css'

/** How the AI replies, and the first conversation of a sample store. */
export function PlanReply({ words }: { words: ResultsWords }) {
  return (
    <section className="on-ink py-section bg-ink text-paper print:pt-3 print:pb-0 print:bg-transparent print:text-ink">
      <div className="wrap grid gap-x-20 gap-y-8 tab:grid-cols-[minmax(0,1fr)_minmax(0,1.25fr)] tab:items-center print:block">
        <div className={styles.text}>
          <Words.h2 className="type-title">{words.reply}</Words.h2>
          {listParts(words.goals).map(([scenario, { reply }]) => (
            <p key={scenario} data-for={scenario} className="mt-4 mb-5 max-w-[36ch] type-lead text-ash">
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
          <InstallButton look="lemon" className="mt-7 w-full tab:hidden print:hidden">
            {words.install}
          </InstallButton>
        </div>
      </div>
    </section>
  )
}
