import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { Tag } from '../../controls/tag.tsx'
import { textLink } from '../../controls/text-link.ts'
import { ReportPanel } from '../../panels/report-panel.tsx'
import { WholeState } from '../../panels/whole-state.tsx'
import { queries } from '../../queries.ts'
import { Screen } from '../../shell/screen.tsx'
import { isolated } from '../../words/isolated.ts'
import { useWords } from '../../words/use-words.tsx'
import { plainText } from '../leads/plain-text.ts'
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
