import { Dots } from '../charts/dots.tsx'
import { useWords } from '../words/use-words.tsx'

/** No event was ever stored: names the setting that sends them. */
export function NoDataState() {
  const words = useWords().panels
  return (
    <div className="grid justify-items-start gap-2.5 pt-1 pb-2.5">
      <Dots look="waiting" counts={{ gone: 12 }} />
      <p className="max-w-133 text-pretty">
        <b>{words.noData}</b> {words.noDataSet} <b dir="ltr">COLLECTOR_URL</b> {words.noDataMore}
      </p>
      <p className="max-w-133 text-pretty">
        {words.noDataHow}: <code dir="ltr">docs/how-to/run-the-collector.md</code>
      </p>
    </div>
  )
}
