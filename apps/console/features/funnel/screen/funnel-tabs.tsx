import { useSearch } from '@tanstack/react-router'
import { TabLinks } from '../../../shared/controls/tab-links.tsx'
import { useSession } from '../../../shared/shell/session.ts'
import { useWords } from '../../../shared/words/use-words.tsx'

/** Tabs in the search parameter `tab`. A change drops `view`, which the other tabs do not have. What ads cost is for owners. */
export function FunnelTabs() {
  const words = useWords().funnel
  const isOwner = useSession().person.role === 'owner'
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
        ...(isOwner ? [{ value: 'campaigns', name: words.campaigns }] : []),
      ]}
    />
  )
}
