import type { Copy } from '@repo/content/copy.ts'
import type { Path } from '@repo/content/cta.ts'
import type { ResultsWords } from '@repo/content/results/plan.ts'
import { Words } from '@repo/ui/words.tsx'
import { linkTo } from '../link-to.ts'
import { listParts } from './list-parts.ts'
import styles from './plan-answers.module.css'

/** What the visitor answered in the quiz, and the way back to it. */
export function PlanAnswers({ words, quiz }: { words: ResultsWords; quiz: Path }) {
  const { goals, pain, traffic, aov, tools, question } = words
  return (
    <section data-for="answers" className={`on-ink ${styles.planAnswers}`}>
      <div className={styles.strip}>
        <h2>
          <Words>{words.answers.headline}</Words>
        </h2>
        <ul className={styles.chips}>
          {[goals, pain, traffic, aov, tools, question].map((table) =>
            listParts<string, { chip: Copy }>(table).map(([option, { chip }]) => (
              <li key={option} data-for={option}>
                <Words>{chip}</Words>
              </li>
            )),
          )}
        </ul>
        <a {...linkTo(quiz)} className={styles.change}>
          <Words>{words.answers.change}</Words>
        </a>
      </div>
    </section>
  )
}
