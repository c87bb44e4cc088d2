import { useQuery } from '@tanstack/react-query'
import { EyeOff } from 'lucide-react'
import { useState } from 'react'
import type { ReleaseEntry } from '@repo/console/api/releases.ts'
import { Notice } from '../../controls/notice.tsx'
import { textLink } from '../../controls/text-link.ts'
import { Panel } from '../../panels/panel.tsx'
import { ReportPanel } from '../../panels/report-panel.tsx'
import { queries } from '../../queries.ts'
import { isolated } from '../../words/isolated.ts'
import { useWords } from '../../words/use-words.tsx'
import { ReleasedRates } from './released-rates.tsx'
import { ReleasedVitals } from './released-vitals.tsx'

/** What each release of the site changed. First of all that it is no test. */
export function ReleasesTab() {
  const words = useWords().releases
  const list = useQuery(queries.releases)
  const [opened, setOpened] = useState<string>()
  const at = opened ?? list.data?.releases[0]?.at
  return (
    <>
      <Notice Icon={EyeOff}>
        <b className="font-semibold">{words.notATest}</b> {words.note}
      </Notice>
      {at !== undefined && <Release at={at} />}
      <ReportPanel query={list} title={words.others}>
        {({ isSet, releases }) =>
          releases.length > 0 ? (
            <ul>
              {releases.map((release) => (
                <li key={release.at} className="flex flex-wrap items-center gap-x-4 gap-y-1 border-t border-fog-2 py-2">
                  <b className="min-w-28 font-semibold">
                    <ReleaseTime at={release.at} />
                  </b>
                  <span className="min-w-0 grow text-slate">
                    <Changed release={release} />
                  </span>
                  <button
                    type="button"
                    className={`${textLink} min-h-11`}
                    aria-pressed={release.at === at}
                    onClick={() => setOpened(release.at)}
                  >
                    {words.open}
                  </button>
                </li>
              ))}
            </ul>
          ) : isSet ? (
            <p>{words.none}</p>
          ) : (
            <p>
              {words.unset} {words.unsetMore}
            </p>
          )
        }
      </ReportPanel>
    </>
  )
}

/** Panels of one release: its pages before and after. Until a whole day after it is over, there is nothing to compare. */
function Release({ at }: { at: string }) {
  const words = useWords().releases
  const query = useQuery(queries.release(at))
  const { data } = query
  const hasVitals = data?.pages.some(({ vitals }) => vitals.length > 0)
  return (
    <>
      <ReportPanel query={query} title={<ReleaseTime at={at} />} aside={data && <Changed release={data} />}>
        {(release) =>
          release.changed.length === 0 ? null : release.daysAfter === 0 ? (
            <p>{words.tooSoon}</p>
          ) : (
            <>
              {release.daysAfter < 7 && <p className="mb-2">{words.soFar(release.daysAfter)}</p>}
              <ReleasedRates release={release} />
            </>
          )
        }
      </ReportPanel>
      {data && hasVitals && (
        <Panel title={words.vitals}>
          <ReleasedVitals pages={data.pages} />
        </Panel>
      )}
    </>
  )
}

function ReleaseTime({ at }: { at: string }) {
  const { format } = useWords()
  return `${format.day(format.dayAt(at))}, ${format.time(at)}`
}

/** The commit and the pages that it changed. Paths are isolated, so that Hebrew does not reorder them. */
function Changed({ release: { release, commit, changed } }: { release: ReleaseEntry }) {
  const words = useWords().releases
  return (
    <span>
      {words.release(isolated(commit ?? release))} · {words.changed(changed.length)}{' '}
      {changed.map((page, index) => (
        <span key={page}>
          {index > 0 && ', '}
          <bdi dir="ltr">{page}</bdi>
        </span>
      ))}
    </span>
  )
}
