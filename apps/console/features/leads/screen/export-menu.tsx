import { Download } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { LeadTab } from '../api/leads.ts'
import { SmallButton } from '../../../shared/controls/small-button.tsx'
import { useLocale, useWords } from '../../../shared/words/use-words.tsx'
import { downloadLeads } from './export-leads.ts'

type Progress =
  | { is: 'closed' | 'open' | 'cancelled' }
  | { is: 'running'; rows: number; total: number }
  | { is: 'done'; rows: number }
  | { is: 'failed'; error: Error }

/** The export of a tab: progress, cancel, and the truth about how it ended. */
export function useExport(tab: LeadTab) {
  const { locale } = useLocale()
  const [progress, setProgress] = useState<Progress>({ is: 'closed' })
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])
  return {
    progress,
    toggle: () => setProgress(({ is }) => ({ is: is === 'closed' ? 'open' : 'closed' })),
    cancel: () => running.current?.abort(),
    async run() {
      const controller = new AbortController()
      running.current = controller
      setProgress({ is: 'running', rows: 0, total: 0 })
      try {
        const rows = await downloadLeads({ tab, lang: locale }, controller.signal, (done, total) =>
          setProgress({ is: 'running', rows: done, total }),
        )
        setProgress({ is: 'done', rows })
      } catch (error) {
        setProgress(controller.signal.aborted ? { is: 'cancelled' } : { is: 'failed', error: error as Error })
      }
    },
  }
}

/** Disclosure button of the export panel. Disabled during an export, which would go on unseen in a closed panel. */
export function ExportButton({ toggle, progress }: ReturnType<typeof useExport>) {
  const words = useWords().leads.export
  return (
    <SmallButton
      look="line"
      onClick={toggle}
      aria-expanded={progress.is !== 'closed'}
      disabled={progress.is === 'running'}
    >
      <Download aria-hidden="true" strokeWidth={1.75} />
      {words.open}
    </SmallButton>
  )
}
