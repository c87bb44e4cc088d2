import type { Surface } from '@repo/content/surface.ts'
import type { ResultsWords } from '@repo/content/results/plan.ts'
import type { Scenario } from '@repo/contract/scenario.ts'
import { Icon } from '@repo/ui/icon.tsx'
import { SurveyWidget } from '@repo/ui/survey-widget.tsx'
import { Tag } from '@repo/ui/tag.tsx'
import { plainWords } from '@repo/ui/plain-words.ts'
import { Words } from '@repo/ui/words.tsx'
import { surfaceClass } from '../layout/surface-class.ts'
import { InstallButton } from './install-button.tsx'
import { listParts } from './list-parts.ts'
import { PlanFirstLine } from './plan-first-line.tsx'
import { PlanScene } from './plan-scene.tsx'
import styles from './plan-hero.module.css'

/** First screen of every plan: for whom it is, its headline, and its question on a store. */
export function PlanHero({ words }: { words: ResultsWords }) {
  const { store, initial, asks } = words
  return listParts(words.goals).map(([scenario, goal]) => (
    <section
      key={scenario}
      data-for={scenario}
      data-plan={scenario}
      className={`print:bg-transparent! print:text-ink! ${surfaceClass[surfaces[scenario]]}`}
    >
      <div className="wrap grid gap-4 pt-4 overflow-hidden tab:grid-cols-[minmax(0,1.12fr)_minmax(0,1fr)] tab:items-end tab:gap-14 tab:pt-5 print:block print:py-0">
        <div className={styles.text}>
          <Tag className="cut-corner bg-paper! print:hidden px-3.25! text-base/none!">
            <Words>{goal.name}</Words>
          </Tag>
          <PlanFirstLine words={words} />
          <Words.h1 className={styles.headline}>{goal.headline}</Words.h1>
          <Words.p className="type-lead max-w-[40ch] mb-5 tab:mb-6.5 print:hidden">{goal.text}</Words.p>
          <InstallButton look={scenario === 'D' ? 'lemon' : 'ink'}>{words.install}</InstallButton>
          <ul className="flex flex-wrap gap-x-5 gap-y-1 mt-4 text-base print:hidden">
            {words.reassurances.map((line) => (
              <li key={plainWords(line)} className="flex items-center gap-1.5">
                <Icon name="check" className="size-4.5" />
                <Words>{line}</Words>
              </li>
            ))}
          </ul>
        </div>
        <div className={styles.scene}>
          <PlanScene of={scenario} />
          {listParts(words.talks[scenario]).map(([pain, { question, options, chosen }]) => (
            <div
              key={pain}
              data-for={pain}
              data-preview=""
              className="relative mx-5 -mt-3 mb-0 lap:mx-10 lap:-mt-6.5 lap:mb-0"
            >
              <Tag className="absolute end-4.5 top-4.5 max-mini:end-3 max-mini:px-2">
                <Words>{words.sample}</Words>
              </Tag>
              <SurveyWidget
                {...{ store, initial, asks, question, chosen }}
                options={[options[0].text, options[1].text, options[2].text, options[3].text]}
                className={styles.widget ?? ''}
              />
            </div>
          ))}
        </div>
      </div>
    </section>
  ))
}

const surfaces: Record<Scenario, Surface> = { A: 'mint', B: 'blush', C: 'lemon', D: 'jadeDeep' }
