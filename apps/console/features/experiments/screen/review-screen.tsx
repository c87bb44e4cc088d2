import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { Tag } from '../../../shared/controls/tag.tsx'
import { textLink } from '../../../shared/controls/text-link.ts'
import { ReportPanel } from '../../../shared/panels/report-panel.tsx'
import { WholeState } from '../../../shared/panels/whole-state.tsx'
import { queries } from '../../../app/queries.ts'
import { Screen } from '../../../shared/shell/screen.tsx'
import { isolated } from '../../../shared/words/isolated.ts'
import { useWords } from '../../../shared/words/use-words.tsx'
import { plainText } from '../../leads/screen/plain-text.ts'
import { useProposeWords } from './propose-words.ts'
import { ReviewPanels } from './review-panels.tsx'

/** An experiment that was proposed: what of it waits for whom. */
export function ReviewScreen() {
  const { experiments } = useWords()
  const words = useProposeWords()
  const { id } = useParams({ from: '/shell/experiments/proposed/$id' })
  const query = useQuery(queries.proposal(id))
  const proposal = query.data?.proposal
  return (
    <Screen
      title={id}
      isCounted={false}
      tools={
        <>
          {proposal && <Tag look="soft">{words.states[proposal.state?.kind ?? 'unknown']}</Tag>}
          <Link to="/experiments" className={textLink}>
            {experiments.all}
          </Link>
        </>
      }
    >
      {!query.data && <ReportPanel query={query} label={words.registered} />}
      {query.data && !proposal && (
        <WholeState title={experiments.unknown(isolated(plainText(id)))}>
          <p className="text-slate">{experiments.unknownMore}</p>
        </WholeState>
      )}
      {proposal && <ReviewPanels proposal={proposal} />}
    </Screen>
  )
}
