import { Screen } from '../../../shared/shell/screen.tsx'
import { useWords } from '../../../shared/words/use-words.tsx'
import { HealthPanel } from './health-panel.tsx'

/** Whether counting works, line by line. */
export function HealthScreen() {
  return (
    <Screen title={useWords().health.title}>
      <HealthPanel />
    </Screen>
  )
}
