import { useQuery } from '@tanstack/react-query'
import { ReportPanel } from '../../../shared/panels/report-panel.tsx'
import { queries } from '../../../app/queries.ts'
import { useLocale } from '../../../shared/words/use-words.tsx'
import { useOwnerSettingsWords } from './owner-settings-words.ts'
import { HealthMailPanel, LettersPanel } from './letters-panel.tsx'
import { ReceiversPanel } from './receivers-panel.tsx'
import { stack, twoStacks } from './two-stacks.ts'

/** Messages: the morning letter, receivers of new leads, Health by mail, and the next letter as it stands now. */
export function MessagesTab() {
  return (
    <div className={twoStacks}>
      <div className={stack}>
        <LettersPanel />
        <ReceiversPanel />
        <HealthMailPanel />
      </div>
      <Preview />
    </div>
  )
}

/** The plain letter: its HTML has inline styles, which the console's security policy does not draw. */
function Preview() {
  const { locale } = useLocale()
  const words = useOwnerSettingsWords().messages
  const query = useQuery(queries.letterPreview(locale))
  return (
    <ReportPanel query={query} title={words.preview}>
      {({ subject, plain }) => (
        <div className="rounded-medium bg-fog p-2.5">
          <h3 className="cut-corner rounded-medium bg-lemon px-4 py-3.5 text-body/tight text-pretty">{subject}</h3>
          <pre className="px-2 py-3.5 text-micro/normal wrap-anywhere whitespace-pre-wrap">{plain}</pre>
        </div>
      )}
    </ReportPanel>
  )
}
