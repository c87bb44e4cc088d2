import { useQuery } from '@tanstack/react-query'
import { Link, useSearch } from '@tanstack/react-router'
import { ArrowLeft, EyeOff } from 'lucide-react'
import { Notice } from '../../../shared/controls/notice.tsx'
import { textLink } from '../../../shared/controls/text-link.ts'
import { Panel } from '../../../shared/panels/panel.tsx'
import { PeriodPanels } from '../../../shared/panels/period-panels.tsx'
import { ReportPanel } from '../../../shared/panels/report-panel.tsx'
import { queries } from '../../../app/queries.ts'
import { FilterBar } from '../../../shared/shell/filters.tsx'
import { Screen } from '../../../shared/shell/screen.tsx'
import { useFilters } from '../../../shared/shell/use-filters.ts'
import { useIsPhone } from '../../../shared/shell/use-is-phone.ts'
import { useWords } from '../../../shared/words/use-words.tsx'
import { OnePage } from './one-page.tsx'
import { PagesTable } from './pages-table.tsx'

/** Which landing page brings quiz starts and install clicks. A page opens in its row; on a phone it is a view of its own. */
export function PagesScreen() {
  const words = useWords().pages
  const { open } = useSearch({ from: '/shell/pages' })
  const isPhone = useIsPhone()
  return (
    <Screen title={words.title} tools={<FilterBar />} foot={words.foot}>
      <PeriodPanels>
        <Notice Icon={EyeOff}>
          <b>{words.compared}</b> {words.comparedMore}{' '}
          <Link to="/experiments" className={textLink}>
            {words.howTo}
          </Link>
        </Notice>
        {isPhone && open !== undefined ? <PageView variant={open} /> : <PagesPanel open={open} />}
      </PeriodPanels>
    </Screen>
  )
}

/** Query and table of landing pages. The open row comes from the search parameter, so that it can be linked. */
function PagesPanel({ open }: { open: string | undefined }) {
  const words = useWords().pages
  const { filters } = useFilters()
  const query = useQuery(queries.pages(filters))
  return (
    <ReportPanel query={query} title={words.began} aside={<span>{words.explain}</span>}>
      {({ pages }) => <PagesTable pages={pages} open={open} />}
    </ReportPanel>
  )
}

/** One page on a phone, in place of the table. The link back clears `open` and keeps the filters. */
function PageView({ variant }: { variant: string }) {
  const words = useWords().pages
  return (
    <Panel
      title={<bdi dir="ltr">{variant}</bdi>}
      aside={
        <Link
          from="/pages"
          to="."
          search={(previous) => ({ ...previous, open: undefined })}
          className={`inline-flex min-h-11 items-center gap-1.5 ${textLink}`}
        >
          <ArrowLeft aria-hidden="true" className="size-4 rtl:-scale-x-100" />
          {words.allPages}
        </Link>
      }
    >
      <OnePage variant={variant} />
    </Panel>
  )
}
