import type { Copy } from '@repo/content/copy.ts'
import type { IconName } from '@repo/content/icon-name.ts'
import type { ResultsWords } from '@repo/content/results/plan.ts'
import type { Titled } from '@repo/content/sections/shared.ts'
import { Icon } from '@repo/ui/icon.tsx'
import { Words } from '@repo/ui/words.tsx'
import { listParts } from './list-parts.ts'
import { Framed } from '../sections/shared/framed.tsx'
import styles from './plan-moment.module.css'

/** When to ask, whom, and beside what. Of these the goal alone decides when. */
export function PlanMoment({ words: { when, goals, traffic, tools } }: { words: ResultsWords }) {
  return (
    <Framed space="pb-section" className="print:pt-3.5 print:pb-0">
      <h2 className="type-title print:hidden">
        <Words.span data-for="answers">{when.headline}</Words.span>
        <Words.span data-unless="answers">{when.alone}</Words.span>
      </h2>
      <div className={styles.columns}>
        <div>
          <Caption icon="timer">{when.when}</Caption>
          {listParts(goals).map(([scenario, goal]) => (
            <Part key={scenario} of={scenario} {...goal.when} />
          ))}
        </div>
        <div data-for="answers">
          <Caption icon="person">{when.whom}</Caption>
          {listParts(traffic).map(([option, { whom }]) => (
            <Part key={option} of={option} {...whom} />
          ))}
        </div>
        <div data-for="answers">
          <Caption icon="layout">{when.beside}</Caption>
          {listParts(tools).map(([option, { beside }]) => (
            <Part key={option} of={option} {...beside} />
          ))}
        </div>
      </div>
    </Framed>
  )
}

function Caption({ icon, children }: { icon: IconName; children: Copy }) {
  return (
    <p className={`${styles.caption} items-center gap-2 font-semibold text-slate`}>
      <Icon name={icon} className="size-5.5 print:hidden" />
      <Words>{children}</Words>
    </p>
  )
}

function Part({ of, title, text }: Titled & { of: string }) {
  return (
    <div data-for={of}>
      <Words.h3 className={styles.title}>{title}</Words.h3>
      <Words.p className={styles.text}>{text}</Words.p>
    </div>
  )
}
