import { useId } from 'react'
import type { LeadTab } from '../api/leads.ts'
import { SmallButton } from '../../../shared/controls/small-button.tsx'
import { useWords } from '../../../shared/words/use-words.tsx'
import { CutOff } from './export-leads.ts'
import type { useExport } from './export-menu.tsx'
import { PasskeyNeeded } from './passkey-needed.tsx'

/** Export panel: a progress bar with cancel, and a live region (`<output>`) that says how the export ended. */
export function ExportPanel({
  tab,
  count,
  exporting: { progress, run, cancel, toggle },
}: {
  tab: LeadTab
  count: number | undefined
  exporting: ReturnType<typeof useExport>
}) {
  const { leads: words, format } = useWords()
  const id = useId()
  return (
    <section className="cut-corner mx-5 mb-4 rounded-medium bg-lemon px-4 pt-3.5 pb-4" aria-labelledby={id}>
      <h2 id={id} className="font-display text-body/tight">
        {words.export.title(words.tabs[tab], format.number(count ?? 0))}
      </h2>
      <p className="mt-1 text-pretty">{words.export.more}</p>
      <output className="mt-1 text-pretty">
        {progress.is === 'done' && words.export.done(format.number(progress.rows))}
        {progress.is === 'cancelled' && words.export.cancelled}
        {progress.is === 'failed' && progress.error instanceof CutOff && (
          <b>{words.export.cutOff(format.number(progress.error.rows), format.number(progress.error.total))}</b>
        )}
      </output>
      {progress.is === 'failed' && !(progress.error instanceof CutOff) && (
        <PasskeyNeeded error={progress.error} retry={() => void run()} />
      )}
      {progress.is === 'running' ? (
        <div className="mt-2.5 flex flex-wrap items-center gap-1.5">
          <progress
            className="h-2.5 min-w-32 flex-1 accent-ink"
            aria-label={words.export.label}
            max={Math.max(progress.total, 1)}
            value={progress.rows}
          />
          <bdi dir="ltr">{words.export.progress(format.number(progress.rows), format.number(progress.total))}</bdi>
          <SmallButton look="line" onClick={cancel}>
            {words.export.cancel}
          </SmallButton>
        </div>
      ) : (
        <div className="mt-2.5 flex flex-wrap items-center gap-1.5">
          <SmallButton onClick={() => void run()}>{words.export.csv}</SmallButton>
          <SmallButton look="line" onClick={toggle}>
            {words.export.close}
          </SmallButton>
        </div>
      )}
    </section>
  )
}
