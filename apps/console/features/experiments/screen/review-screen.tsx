import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { Tag } from '../../../shared/controls/tag.tsx'
import { NotAllowedState } from '../../../shared/panels/not-allowed-state.tsx'
import { ReportPanel } from '../../../shared/panels/report-panel.tsx'
import { queries } from '../../../app/queries.ts'
import { BackLink, Screen } from '../../../shared/shell/screen.tsx'
import { useSession } from '../../../shared/shell/session.ts'
import { useWords } from '../../../shared/words/use-words.tsx'
import { useProposeWords } from './propose-words.ts'
import { ReviewPanels } from './review-panels.tsx'
import { UnknownExperiment } from './unknown-experiment.tsx'

/** An experiment that was proposed: what of it waits for whom. */
export function ReviewScreen() {
  const { experiments } = useWords()
  const words = useProposeWords()
  const { id } = useParams({ from: '/shell/experiments/proposed/$id' })
  const isOwner = useSession().person.role === 'owner'
  const query = useQuery({ ...queries.proposal(id), enabled: isOwner })
  const proposal = query.data?.proposal
  return (
    <Screen
      title={id}
      isCounted={false}
      tools={
        <>
          {proposal && <Tag look="soft">{words.states[proposal.state?.kind ?? 'unknown']}</Tag>}
          <BackLink to="/experiments">{experiments.all}</BackLink>
        </>
      }
    >
      {!isOwner && <NotAllowedState isForOwners />}
      {isOwner && !query.data && <ReportPanel query={query} label={words.registered} />}
      {query.data && !proposal && <UnknownExperiment id={id} />}
      {proposal && <ReviewPanels proposal={proposal} />}
    </Screen>
  )
}
