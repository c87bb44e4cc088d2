import type { ResultsWords } from '#content/results/plan.ts'
import type { Scenario } from '#contract/scenario.ts'
import { PlanClosing } from './plan-closing.tsx'
import { PlanDiagnosis } from './plan-diagnosis.tsx'
import { PlanHero } from './plan-hero.tsx'
import { PlanLearn } from './plan-learn.tsx'
import { PlanScript } from './plan-script.tsx'
import { PlanWeek } from './plan-week.tsx'
import styles from './plan.module.css'

/** One of the four plans. The page contains all of them and shows that of the scenario in its address. */
export function Plan({ scenario, words }: { scenario: Scenario; words: ResultsWords }) {
  const plan = words.plans[scenario]
  return (
    <article className={styles.plan} data-plan={scenario}>
      <PlanHero words={words} plan={plan} />
      <PlanDiagnosis headline={words.diagnosis} {...plan.diagnosis} />
      <PlanScript headline={words.conversation} plan={plan} />
      <PlanLearn words={words.learn} options={plan.talk.options} changes={plan.changes} />
      <PlanWeek words={words.week} days={plan.week} />
      <PlanClosing {...words.closing} install={words.install} />
    </article>
  )
}
