import type { Path } from '@repo/content/cta.ts'
import type { ResultsWords } from '@repo/content/results/plan.ts'
import { Words } from '@repo/ui/words.tsx'
import { BrandLink } from '../layout/brand-link.tsx'
import { InstallButton } from './install-button.tsx'
import styles from './plan-bar.module.css'

/** Header of a plan, in its colour. On wide screens it is sticky and has the install button; phones have the bottom bar. */
export function PlanBar({ words: { ready, install, goals }, home }: { words: ResultsWords; home: Path }) {
  return (
    <header className={styles.planBar}>
      <div className="wrap flex min-h-16 items-center gap-4 tab:min-h-18">
        <BrandLink to={home} />
        <Words.p className="ms-auto text-end text-base/tight font-semibold print:hidden">{ready}</Words.p>
        <InstallButton size="small" className={styles.install ?? ''}>
          {install}
        </InstallButton>
        {Object.entries(goals).map(([scenario, { name }]) => (
          <p
            key={scenario}
            data-for={scenario}
            aria-hidden="true"
            className="hidden print:block print:ms-auto print:text-micro"
          >
            <Words>{name}</Words>
          </p>
        ))}
      </div>
    </header>
  )
}
