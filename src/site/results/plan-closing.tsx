import type { Copy } from '#content/copy.ts'
import type { ResultsWords } from '#content/results/plan.ts'
import { Icon } from '#ui/icon.tsx'
import { plainWords } from '#ui/plain-words.ts'
import { Words } from '#ui/words.tsx'
import { InstallButton } from './install-button.tsx'

/** Closing of a plan: install button and what is included. */
export function PlanClosing({ headline, text, included, install }: ResultsWords['closing'] & { install: Copy }) {
  return (
    <section className="bg-lemon py-section">
      <div className="wrap grid items-center gap-x-16 gap-y-8 tab:grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)]">
        <div>
          <h2 className="type-display">
            <Words>{headline}</Words>
          </h2>
          <p className="mt-5 mb-7 max-w-[21.6em] type-lead">
            <Words>{text}</Words>
          </p>
          <InstallButton>{install}</InstallButton>
        </div>
        <ul>
          {included.map((line) => (
            <li
              key={plainWords(line)}
              className="flex items-center gap-[.8rem] border-t-[1.5px] border-ink/18 py-[.8rem] text-[1.125rem]/[1.4] font-semibold"
            >
              <Icon name="check" stroke={2.4} className="size-[22px]" />
              <span>
                <Words>{line}</Words>
              </span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
