import type { Copy } from '#content/copy.ts'
import type { Plan } from '#content/results/plan.ts'
import { DotNumeral } from '#ui/dot-numeral.tsx'
import { Icon } from '#ui/icon.tsx'
import { plainWords } from '#ui/plain-words.ts'
import { Words } from '#ui/words.tsx'
import styles from './plan-script.module.css'

/** The first conversation as a script: actions on one side, messages on the other. */
export function PlanScript({ headline, plan }: { headline: Copy; plan: Plan }) {
  const messages = [plan.talk.question, plan.visitor, plan.talk.reply, plan.outcome]
  return (
    <section className="py-section">
      <div className="wrap">
        <h2 className="mb-8 max-w-[9.3em] type-title tab:mb-10">
          <Words>{headline}</Words>
        </h2>
        <ol className="stagger">
          {plan.script.map(({ title, text }, index) => (
            <li key={plainWords(title)} className={styles.beat}>
              <div className={styles.note}>
                <DotNumeral hidden value={`${index + 1}`} className="h-[42px] justify-self-start tab:h-14" />
                <div>
                  <h3 className="type-sub">
                    <Words>{title}</Words>
                  </h3>
                  <p className="mt-1 text-pretty text-slate">
                    <Words>{text}</Words>
                  </p>
                </div>
              </div>
              <p className={styles.line}>
                {index === 3 && <Icon name="bag" className="size-6" />}
                <span>{messages[index] && <Words>{messages[index]}</Words>}</span>
              </p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
