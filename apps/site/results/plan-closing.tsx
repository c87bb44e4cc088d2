import type { Copy } from '@repo/content/copy.ts'
import type { ResultsWords } from '@repo/content/results/plan.ts'
import { Button } from '@repo/ui/button.tsx'
import { Icon } from '@repo/ui/icon.tsx'
import { plainWords } from '@repo/ui/plain-words.ts'
import { Words } from '@repo/ui/words.tsx'
import { InstallButton } from './install-button.tsx'
import { Framed } from '../sections/shared/framed.tsx'

/** Closing of a plan: install, keep or send the plan, and what is included. The buttons that need a script appear with it. */
export function PlanClosing({ headline, text, included, share, print, link, copied, note, install }: Props) {
  return (
    <Framed surface="lemon" className="print:hidden" columns="startWide">
      <div>
        <Words.h2 className="type-display [--text-display:clamp(2.6rem,1.35rem+4.1vw,5.25rem)]">{headline}</Words.h2>
        <Words.p className="mt-4 mb-5 max-w-measure tab:mt-5 tab:mb-7 type-lead">{text}</Words.p>
        <InstallButton>{install}</InstallButton>
        <div className="mt-4 flex flex-wrap gap-2.5 max-tab:gap-1.5 max-tab:*:px-3.5! tab:mt-6" data-live="">
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
        <ul className="max-tab:grid max-tab:grid-cols-2 max-tab:gap-x-4 max-mini:grid-cols-1">
          {included.map((line) => (
            <li
              key={plainWords(line)}
              className="flex items-center gap-3 border-t border-ink/18 py-2.5 text-base/snug font-semibold tab:py-3 tab:text-large/snug"
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
    </Framed>
  )
}

type Props = ResultsWords['closing'] & { install: Copy }
