import { Panel } from '../../panels/panel.tsx'
import { useWords } from '../../words/use-words.tsx'

export function ReleasesTab() {
  const words = useWords().health
  return <Panel title={words.releases}>{null}</Panel>
}
