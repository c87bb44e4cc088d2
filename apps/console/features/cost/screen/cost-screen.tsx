import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { NotAllowedState } from '../../../shared/panels/not-allowed-state.tsx'
import { Panel } from '../../../shared/panels/panel.tsx'
import { queries } from '../../../app/queries.ts'
import { useSession } from '../../../shared/shell/session.ts'
import { Screen } from '../../../shared/shell/screen.tsx'
import { useMoneyWords } from '../../funnel/screen/money-words.ts'
import { FilePanel } from './file-panel.tsx'
import type { GivenText } from './given-text.ts'
import { type Columns, readAdTable, understandTable } from './read-ad-file.ts'
import type { DateOrder } from './read-day.ts'
import { UnderstoodPanel } from './understood-panel.tsx'

/** Adds ad cost: a table is read in the browser, shown as it was understood, and sent when the person stores it. */
export function CostScreen() {
  const words = useMoneyWords()
  const isOwner = useSession().person.role === 'owner'
  return (
    <Screen title={words.add}>
      {isOwner ? (
        <CostPanels />
      ) : (
        <Panel label={words.add}>
          <NotAllowedState />
        </Panel>
      )}
    </Screen>
  )
}

function CostPanels() {
  const [given, setGiven] = useState<GivenText>()
  const [changed, setChanged] = useState<Columns>()
  const [order, setOrder] = useState<DateOrder>()
  const stored = useQuery(queries.storedCosts)
  const take = (next: GivenText | undefined) => {
    setGiven(next)
    setChanged(undefined)
    setOrder(undefined)
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
    <div className="grid items-start gap-3 tab:grid-cols-2">
      <FilePanel
        given={given}
        table={table}
        columns={columns}
        understood={understood}
        take={take}
        change={setChanged}
      />
      {given && stored.data && (
        <UnderstoodPanel
          key={given.text}
          given={given}
          isTooBig={isTooBig}
          table={table}
          understood={understood}
          stored={stored.data}
          setOrder={setOrder}
          again={() => take(undefined)}
        />
      )}
    </div>
  )
}

const maxFileBytes = 5 * 1024 * 1024
