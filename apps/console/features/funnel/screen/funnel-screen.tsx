import { useSearch } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { TabLinks } from '../../../shared/controls/tab-links.tsx'
import { LoadingState } from '../../../shared/panels/loading-state.tsx'
import { PeriodPanels } from '../../../shared/panels/period-panels.tsx'
import { FilterBar } from '../../../shared/shell/filters.tsx'
import { Screen } from '../../../shared/shell/screen.tsx'
import { useSession } from '../../../shared/shell/session.ts'
import { useWords } from '../../../shared/words/use-words.tsx'
import { AnswersPanels } from './answers-panels.tsx'
import { KeyFigures } from './key-figures.tsx'
import { SplitPanel } from './split-panel.tsx'
import { LossPanel, StepsPanel } from './steps-panel.tsx'
import { TrendPanel } from './trend-panel.tsx'

/** How the days went, where visitors leave the quiz, and what they answer. */
export function FunnelScreen() {
  const { funnel: words, trend, panels } = useWords()
  const { tab, view } = useSearch({ from: '/shell/funnel' })
  const isOwner = useSession().person.role === 'owner'
  const tabs = [
    { value: undefined, name: trend.title },
    { value: 'steps', name: words.byStep },
    { value: 'answers', name: words.answers },
    // What ads cost is for owners.
    ...(isOwner ? [{ value: 'campaigns', name: words.campaigns }] : []),
  ]
  const name = tabs.find(({ value }) => value === tab)?.name
  return (
    <Screen title={words.title} tools={<FilterBar tab={view ? `${name}, ${panels.asTable}` : name} />}>
      <PeriodPanels>
        <div className="contents max-tab:[--edge:0.75rem]">
          <TabLinks label={words.tabs} param="tab" current={tab} drop={['view']} tabs={tabs} />
        </div>
        {(tab === undefined || tab === 'steps') && <KeyFigures />}
        {tab === 'answers' ? (
          <AnswersPanels />
        ) : tab === 'campaigns' ? (
          <Suspense fallback={<LoadingState />}>
            <CampaignPanels />
          </Suspense>
        ) : tab === 'steps' ? (
          <>
            <StepsPanel />
            <SplitPanel />
          </>
        ) : (
          <>
            <TrendPanel />
            <LossPanel />
          </>
        )}
      </PeriodPanels>
    </Screen>
  )
}

const CampaignPanels = lazy(async () => ({ default: (await import('./campaign-panels.tsx')).CampaignPanels }))
