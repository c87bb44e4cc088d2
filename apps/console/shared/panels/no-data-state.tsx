import { Dots } from '../charts/dots.tsx'
import { DeveloperSteps } from '../controls/developer-steps.tsx'
import { developerSteps } from '../words/developer-steps.ts'
import { useWords } from '../words/use-words.tsx'

/** No event was ever stored: what a developer does about it. */
export function NoDataState() {
  const words = useWords().panels
  return (
    <div className="grid justify-items-start gap-2.5 pt-1 pb-2.5">
      <Dots look="waiting" counts={{ gone: 12 }} />
      <p className="max-w-133 text-pretty">
        <b>{words.noData}</b> {words.noDataMore}
      </p>
      <DeveloperSteps text={developerSteps.countVisits} />
    </div>
  )
}
