import { Check } from 'lucide-react'
import { useRef } from 'react'
import { Choice } from '../../../shared/controls/choice.tsx'
import { SmallButton } from '../../../shared/controls/small-button.tsx'
import { textLink } from '../../../shared/controls/text-link.ts'
import { useWords } from '../../../shared/words/use-words.tsx'
import { useMoneyWords } from '../../funnel/screen/money-words.ts'
import { decodeText } from './decode-text.ts'
import styles from './cost.module.css'
import { Panel } from '../../../shared/panels/panel.tsx'
import type { GivenText } from './given-text.ts'
import { type AdTable, type Columns, type Field, fields, type Understood } from './read-ad-file.ts'

/** Step 1: the file or the pasted table, its first lines, and which column is what. */
export function FilePanel({
  given,
  table,
  columns,
  understood,
  take,
  change,
}: {
  given: GivenText | undefined
  table: AdTable | undefined
  columns: Columns
  understood: Understood | undefined
  take: (given: GivenText | undefined) => void
  change: (columns: Columns) => void
}) {
  const { shell, format } = useWords()
  const words = useMoneyWords().file
  const input = useRef<HTMLInputElement>(null)
  const read = async (file: File | undefined) => {
    if (!file) return
    take({ name: file.name, bytes: file.size, text: decodeText(new Uint8Array(await file.arrayBuffer())) })
  }
  return (
    <Panel
      number={1}
      title={words.title}
      aside={
        given && (
          <button type="button" className={textLink} onClick={() => take(undefined)}>
            {words.other}
          </button>
        )
      }
    >
      <input
        ref={input}
        type="file"
        accept=".csv,.tsv,.txt,text/csv"
        className="sr-only"
        tabIndex={-1}
        aria-hidden="true"
        onChange={({ target }) => {
          void read(target.files?.[0])
          target.value = ''
        }}
      />
      {given ? (
        <p className="mb-2.5">
          {table && (
            <b>
              <bdi>{words.looks[table.source ?? 'other']}</bdi>
            </b>
          )}{' '}
          <span className="text-slate">
            {table && '· '}
            <bdi>{given.name || words.pasted}</bdi>
            {table && `, ${words.lines(table.lines.length, format.number(table.lines.length))}`},{' '}
            {format.bytes(given.bytes)}
          </span>
        </p>
      ) : (
        <div className={styles.drop}>
          <p>{words.drop}</p>
          <SmallButton onClick={() => input.current?.click()}>{words.choose}</SmallButton>
        </div>
      )}
      {table && (
        <>
          <dl className={styles.map}>
            <dt className="text-micro text-slate">{words.need}</dt>
            <dd className="text-micro text-slate">{words.inFile}</dd>
            <dd className="text-micro text-slate max-tab:hidden">{words.example}</dd>
            <dd />
            {fields.map((field) => (
              <FieldRow key={field} field={field} table={table} columns={columns} change={change} />
            ))}
            <dt className="text-slate">{words.unused}</dt>
            <dd className="col-span-3 text-slate max-tab:col-span-2">
              <bdi>{table.head.filter((_, place) => !Object.values(columns).includes(place)).join(', ') || '–'}</bdi>
            </dd>
          </dl>
          <details className="mt-2">
            <summary className={`${textLink} flex min-h-9 w-fit items-center max-tab:min-h-11`}>{words.show}</summary>
            <Lines table={table} columns={columns} understood={understood} />
          </details>
        </>
      )}
      {!given && (
        <p className="mt-3 text-micro text-pretty text-slate">
          <b className="font-semibold">{words.how}</b> {words.howMeta} {words.howGoogle}{' '}
          {words.zone(shell.zone(format.timeZone))}
        </p>
      )}
    </Panel>
  )
}

function FieldRow({
  field,
  table,
  columns,
  change,
}: {
  field: Field
  table: AdTable
  columns: Columns
  change: (columns: Columns) => void
}) {
  const words = useMoneyWords().file
  const place = columns[field]
  const isOptional = field === 'clicks'
  const example = place === undefined ? '' : (table.lines[0]?.cells[place] ?? '')
  return (
    <>
      <dt>{words.fields[field]}</dt>
      <dd className="font-semibold wrap-anywhere">
        {place === undefined ? (
          <span className="font-normal text-slate">{isOptional ? words.optional : '–'}</span>
        ) : (
          <>
            <Check aria-hidden="true" className="size-4 flex-none" />
            <bdi>{table.head[place]}</bdi>
          </>
        )}
      </dd>
      <dd className="min-w-0 max-tab:hidden">
        <bdi className="line-clamp-2 wrap-anywhere">{example}</bdi>
      </dd>
      <dd className="justify-end">
        <Choice
          label={`${words.change}: ${words.fields[field]}`}
          value={place === undefined ? '' : String(place)}
          shown={words.change}
          options={[
            ...(place === undefined || isOptional ? [{ value: '', name: '–' }] : []),
            ...table.head.map((name, at) => ({ value: String(at), name: name || `${at + 1}` })),
          ]}
          change={(value) => {
            const { [field]: _, ...others } = columns
            change(value === '' ? others : { ...others, [field]: Number(value) })
          }}
        />
      </dd>
    </>
  )
}

/** A picture of the first lines of the file: used columns stand out, and so do lines that were left out. Below it all is said in words. */
function Lines({
  table,
  columns,
  understood,
}: {
  table: AdTable
  columns: Columns
  understood: Understood | undefined
}) {
  const { format } = useWords()
  const words = useMoneyWords().file
  const used = Object.values(columns)
  const errors = understood && !understood.error ? understood.errors.filter(({ is }) => is !== 'none') : []
  const left = new Set(errors.flatMap(({ lines }) => lines))
  const firstLeft = table.lines.filter(({ number }, index) => index >= shownLines && left.has(number)).slice(0, 2)
  const hidden = table.lines.length - shownLines - firstLeft.length
  const drawn = (cells: readonly string[], look?: 'head' | 'left') => (
    <span className={look === 'left' ? styles.left : undefined}>
      {cells.map((cell, place) => (
        <span
          key={place}
          className={look === 'left' ? undefined : used.includes(place) ? look && styles.head : styles.unused}
        >
          {place > 0 && <span className={styles.comma}>,</span>}
          {cell}
        </span>
      ))}
      {'\n'}
    </span>
  )
  return (
    <pre className={styles.lines} dir="ltr" aria-hidden="true">
      {drawn(table.head, 'head')}
      {table.lines.slice(0, shownLines).map(({ number, cells }) => (
        <span key={number}>{drawn(cells, left.has(number) ? 'left' : undefined)}</span>
      ))}
      {hidden > 0 && <span className={styles.unused}>{`${words.more(format.number(hidden))}\n`}</span>}
      {firstLeft.map(({ number, cells }) => (
        <span key={number}>{drawn(cells, 'left')}</span>
      ))}
    </pre>
  )
}

const shownLines = 4
