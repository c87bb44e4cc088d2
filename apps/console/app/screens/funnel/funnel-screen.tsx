import { useSearch } from '@tanstack/react-router'
import { PeriodPanels } from '../../panels/period-panels.tsx'
import { FilterBar } from '../../shell/filters.tsx'
import { Screen } from '../../shell/screen.tsx'
import { useWords } from '../../words/use-words.tsx'
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
