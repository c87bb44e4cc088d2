import { Panel } from '../../panels/panel.tsx'
import { Screen } from '../../shell/screen.tsx'
import { useWords } from '../../words/use-words.tsx'

export function ExperimentsScreen() {
  const words = useWords().experiments
  return (
    <Screen title={words.title}>
      <Panel title={words.title}>{null}</Panel>
    </Screen>
  )
}
