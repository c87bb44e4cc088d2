import { TriangleAlert } from 'lucide-react'
import type { ExperimentSummary } from '@repo/console/api/experiments.ts'
import { Notice } from '../../controls/notice.tsx'
import { useWords } from '../../words/use-words.tsx'

/** One network sent an unusual share of a day's visits: warns that one sender may have steered the verdict. */
export function CrowdNotice({ id, crowd }: { id: string; crowd: NonNullable<ExperimentSummary['crowd']> }) {
  const words = useWords().experiments.crowd
  const { format } = useWords()
  return (
    <Notice look="fault" Icon={TriangleAlert}>
      <b className="block font-semibold">
        {words.title(format.day(crowd.date), format.number(crowd.visits), format.number(crowd.all))}
      </b>
      <p>
        {words.more}
        <bdi
          dir="ltr"
          className="block wrap-anywhere"
        >{`npm run admin -- void-verdict --experiment ${id} --reason "…"`}</bdi>
      </p>
    </Notice>
  )
}
