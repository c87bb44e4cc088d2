import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Dots } from '../../../shared/charts/dots.tsx'
import { NotAllowedState } from '../../../shared/panels/not-allowed-state.tsx'
import { Panel } from '../../../shared/panels/panel.tsx'
import type { StoredCosts } from '../api/money.ts'
import type { AdSource } from '@repo/contract/match-campaign.ts'
import { queries } from '../../../app/queries.ts'
import { useSession } from '../../../shared/shell/session.ts'
import { BackLink, Screen } from '../../../shared/shell/screen.tsx'
import { useWords } from '../../../shared/words/use-words.tsx'
import { useMoneyWords } from '../../funnel/screen/money-words.ts'
import { FilePanel } from './file-panel.tsx'
import type { GivenText } from './given-text.ts'
import { type Columns, readAdTable, understandTable } from './read-ad-file.ts'
import type { DateOrder } from './read-day.ts'
import { StoredNotice } from './stored-notice.tsx'
import { UnderstoodPanel } from './understood-panel.tsx'

/** Adds ad cost: a table is read in the browser, shown as it was understood, and sent when the person stores it. */
export function CostScreen() {
  const { funnel } = useWords()
  const words = useMoneyWords()
  const isOwner = useSession().person.role === 'owner'
  return (
    <Screen
      title={words.add}
      foot={isOwner ? words.addFoot : undefined}
      isCounted={false}
      tools={
        isOwner && (
          <BackLink to="/funnel" search={{ tab: 'campaigns' }}>
            {funnel.campaigns}
          </BackLink>
        )
      }
    >
      {isOwner ? (
        <CostPanels />
      ) : (
        <Panel label={words.add}>
          <NotAllowedState isForOwners />
        </Panel>
      )}
    </Screen>
  )
}

function CostPanels() {
  const [given, setGiven] = useState<GivenText>()
  const [changed, setChanged] = useState<Columns>()
  const [order, setOrder] = useState<DateOrder>()
  const [platform, setPlatform] = useState<AdSource>()
  const stored = useQuery(queries.storedCosts)
  const take = (next: GivenText | undefined) => {
    setGiven(next)
    setChanged(undefined)
    setOrder(undefined)
    setPlatform(undefined)
  }
  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      const text = event.clipboardData?.getData('text/plain') ?? ''
      if (text.trim() === '') return
      event.preventDefault()
      take({ name: '', bytes: new Blob([text]).size, text })
    }
    document.addEventListener('paste', paste)
    return () => document.removeEventListener('paste', paste)
  }, [])
  const isTooBig = given !== undefined && given.bytes > maxFileBytes
  const table = given && !isTooBig ? readAdTable(given.text) : undefined
  const columns = changed ?? table?.columns ?? {}
  const understood = table && understandTable(table, columns, order)
  return (
    <div className="grid items-start gap-3 tab:grid-cols-[minmax(0,1fr)_minmax(0,1.25fr)]">
      <FilePanel
        given={given}
        table={table}
        columns={columns}
        understood={understood}
        take={take}
        change={setChanged}
      />
      {!given && <Beside key={String(stored.isSuccess)} stored={stored.data} />}
      {given && stored.data && (
        <UnderstoodPanel
          key={given.text}
          given={given}
          isTooBig={isTooBig}
          table={table}
          understood={understood}
          source={table?.source ?? platform}
          stored={stored.data}
          setOrder={setOrder}
          setSource={setPlatform}
          again={() => take(undefined)}
        />
      )}
    </div>
  )
}

/** Before there is a file: the last one, which can be taken back for a while, or what comes back. */
function Beside({ stored }: { stored: StoredCosts | undefined }) {
  const words = useMoneyWords().understood
  // Taken back, it stays until the screen is left, and says so.
  const [last] = useState(stored?.last)
  if (last)
    return (
      <Panel label={words.title}>
        <StoredNotice stored={last} currency={stored?.currency ?? 'ILS'} />
      </Panel>
    )
  return (
    <Panel number={2} title={words.title} aside={words.sample}>
      <p className="font-display text-screen/tight tracking-tight text-slate he:tracking-normal">
        {words.lines('24', '25')}
      </p>
      <Dots look="row" className="mt-2 mb-3" counts={{ gone: 24, loss: 1 }} />
      <p className="text-pretty text-slate">{words.example}</p>
    </Panel>
  )
}

const maxFileBytes = 5 * 1024 * 1024
