import { getRouteApi } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { TabLinks } from '../../controls/tab-links.tsx'
import { LoadingState } from '../../panels/loading-state.tsx'
import { Screen } from '../../shell/screen.tsx'
import { useWords } from '../../words/use-words.tsx'
import { HealthPanel } from './health-panel.tsx'

/** Health lines and releases, as tabs in the address. Releases are a lazy chunk, so that the lines load without them. */
export function HealthScreen() {
  const words = useWords().health
  const { tab } = route.useSearch()
  const isReleases = tab === 'releases'
  const tabs = [
    { value: undefined, name: words.now },
    { value: 'releases', name: words.releases },
  ]
  return (
    <Screen
      title={words.title}
      tools={<TabLinks label={words.tabs} param="tab" current={isReleases ? 'releases' : undefined} tabs={tabs} />}
    >
      {isReleases ? (
        <Suspense fallback={<LoadingState />}>
          <ReleasesTab />
        </Suspense>
      ) : (
        <HealthPanel />
      )}
    </Screen>
  )
}

const route = getRouteApi('/shell/health')
const ReleasesTab = lazy(async () => ({ default: (await import('./releases-tab.tsx')).ReleasesTab }))
