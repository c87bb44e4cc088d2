import type { Copy } from '@repo/content/copy.ts'
import type { ResultsWords } from '@repo/content/results/plan.ts'
import { Button } from '@repo/ui/button.tsx'
import { Icon } from '@repo/ui/icon.tsx'
import { plainWords } from '@repo/ui/plain-words.ts'
import { Words } from '@repo/ui/words.tsx'
import { InstallButton } from './install-button.tsx'

/** Closing of a plan: install, keep or send the plan, and what is included. The buttons that need a script appear with it. */
export function PlanClosing({ headline, text, included, share, print, link, copied, note, install }: Props) {
  return (
    <section className="bg-lemon py-section print:hidden">
      <div className="wrap grid items-center gap-x-16 gap-y-8 tab:grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)]">
        <div>
          <Words.h2 className="type-display [--text-display:clamp(2.6rem,1.35rem+4.1vw,5.25rem)]">{headline}</Words.h2>
          <Words.p className="mt-5 mb-7 max-w-measure type-lead">{text}</Words.p>
          <InstallButton>{install}</InstallButton>
          <div className="mt-6 flex flex-wrap gap-2.5" data-live="">
            <Button look="line" size="small" data-share="" hidden>
              <Icon name="share" />
              <Words>{share}</Words>
            </Button>
            <Button look="line" size="small" data-print="" hidden>
              <Icon name="print" />
              <Words>{print}</Words>
            </Button>
            <Button look="line" size="small" data-copy="link" data-done={plainWords(copied)} hidden>
              <Icon name="link" />
              <Words.span>{link}</Words.span>
            </Button>
          </div>
        </div>
        <div>
          <ul>
            {included.map((line) => (
              <li
                key={plainWords(line)}
                className="flex items-center gap-3 border-t border-ink/18 py-3 text-large/snug font-semibold"
              >
                <Icon name="check" stroke={2.4} className="size-5.5" />
                <Words.span>{line}</Words.span>
              </li>
            ))}
          </ul>
          <Words.p data-for="answers" className="mt-3 type-small">
            {note}
          </Words.p>
        </div>
      </div>
    </section>
  )
}

type Props = ResultsWords['closing'] & { install: Copy }
