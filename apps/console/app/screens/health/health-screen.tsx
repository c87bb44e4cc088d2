import { Screen } from '../../shell/screen.tsx'
import { useWords } from '../../words/use-words.tsx'
import { HealthPanel } from './health-panel.tsx'

/** Whether counting works, line by line. */
export function HealthScreen() {
  return (
    <Screen title={useWords().health.title}>
      <HealthPanel />
    </Screen>
  )
}
