import { useSearch } from '@tanstack/react-router'
import { TabLinks } from '../../controls/tab-links.tsx'
import { useWords } from '../../words/use-words.tsx'

/** Tabs in the search parameter `tab`. A change drops `view`, which the tab of answers does not have. */
export function FunnelTabs() {
  const words = useWords().funnel
  const { tab } = useSearch({ from: '/shell/funnel' })
  return (
    <TabLinks
      label={words.tabs}
      param="tab"
      current={tab}
      drop={['view']}
      tabs={[
        { value: undefined, name: words.byStep },
        { value: 'answers', name: words.answers },
      ]}
    />
  )
}
