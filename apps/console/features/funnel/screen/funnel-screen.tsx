import { useSearch } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { LoadingState } from '../../../shared/panels/loading-state.tsx'
import { PeriodPanels } from '../../../shared/panels/period-panels.tsx'
import { FilterBar } from '../../../shared/shell/filters.tsx'
import { Screen } from '../../../shared/shell/screen.tsx'
import { useWords } from '../../../shared/words/use-words.tsx'
import { AnswersPanels } from './answers-panels.tsx'
import { KeyFigures } from './key-figures.tsx'
import { SplitPanel } from './split-panel.tsx'
import { StepsPanel } from './steps-panel.tsx'

/** Where visitors leave the quiz, and what they answer. */
export function FunnelScreen() {
  const words = useWords().funnel
  const { tab } = useSearch({ from: '/shell/funnel' })
  return (
    <Screen title={words.title} tools={<FilterBar />}>
      <PeriodPanels>
        {tab === 'answers' ? (
          <AnswersPanels />
        ) : tab === 'campaigns' ? (
          <Suspense fallback={<LoadingState />}>
            <CampaignPanels />
          </Suspense>
        ) : (
          <>
            <KeyFigures />
            <StepsPanel />
            <SplitPanel />
          </>
        )}
      </PeriodPanels>
    </Screen>
  )
}

const CampaignPanels = lazy(async () => ({ default: (await import('./campaign-panels.tsx')).CampaignPanels }))
