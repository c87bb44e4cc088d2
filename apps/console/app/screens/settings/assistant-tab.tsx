import { useQuery } from '@tanstack/react-query'
import { Bot, Plus, Power } from 'lucide-react'
import { useState } from 'react'
import type { AssistantReport, NewToken } from '@repo/console/api/assistant.ts'
import { sendJson } from '../../api-client.ts'
import { Form } from '../../controls/form.tsx'
import { Notice } from '../../controls/notice.tsx'
import { IconFace } from '../../controls/face.tsx'
import { OnceShown } from '../../controls/once-shown.tsx'
import { SmallButton } from '../../controls/small-button.tsx'
import { TextButton } from '../../controls/text-button.tsx'
import { TextField } from '../../controls/text-field.tsx'
import { Panel } from '../../panels/panel.tsx'
import { ReportPanel } from '../../panels/report-panel.tsx'
import { queries } from '../../queries.ts'
import { useWords } from '../../words/use-words.tsx'
import { useTimes } from '../leads/use-times.ts'
import { Failed, useConfirmed } from './confirmed-change.tsx'
import { useDeskWords } from './desk-words.ts'
import { stack, twoStacks } from './two-stacks.ts'

/** Assistant: what a program that speaks MCP may read, and its tokens. */
export function AssistantTab() {
  const words = useDeskWords().assistant
  const isOff = useQuery(queries.assistant).data?.tokens.every(hasEnded) ?? false
  return (
    <div className={twoStacks}>
      <div className={stack}>
        <Panel title={words.title}>
          <p className="-mt-2 max-w-140 text-pretty">{words.more}</p>
          <div className="mt-4 grid grid-cols-2 gap-x-6 gap-y-4 max-tab:grid-cols-1">
            <Listed title={words.sees} lines={words.seen} dot="bg-ink" />
            <div>
              <Listed title={words.never} lines={words.unseen} dot="nib inset-ring-2 inset-ring-tomato-deep" />
              <p className="mt-2.5 text-micro text-slate">{words.neverWhy}</p>
            </div>
          </div>
        </Panel>
        <TokensPanel />
      </div>
      <div className={stack}>
        <Panel title={words.examples}>
          <ul className="grid justify-items-end gap-2">
            {words.example.map((line) => (
              <li key={line} className="nib-end max-w-[92%] rounded-medium bg-blush px-3.5 py-2.5 text-pretty">
                {line}
              </li>
            ))}
          </ul>
          <p className="nib mt-2 max-w-[92%] rounded-medium bg-ink px-3.5 py-2.5 text-pretty text-paper">
            {words.reply} <b className="text-lemon">{words.replyMore}</b>
          </p>
        </Panel>
        {isOff && (
          <Panel label={words.address}>
            <Notice look="quiet" Icon={Power}>
              {words.off}
            </Notice>
          </Panel>
        )}
      </div>
    </div>
  )
}

function Listed({ title, lines, dot }: { title: string; lines: readonly string[]; dot: string }) {
  return (
    <div>
      <h3 className="font-text text-plain font-semibold">{title}</h3>
      <ul className="mt-1.5 grid gap-2">
        {lines.map((line) => (
          <li key={line} className="grid grid-cols-mark gap-x-3 text-pretty">
            <i aria-hidden="true" className={`mt-1.5 size-2.5 rounded-circle ${dot}`} />
            {line}
          </li>
        ))}
      </ul>
    </div>
  )
}

type Token = AssistantReport['tokens'][number]
const hasEnded = ({ revokedAt, endsAt }: Token) => revokedAt !== undefined || Date.parse(endsAt) <= Date.now()

/** The address, a new token, which is shown once, and those that were made. */
function TokensPanel() {
  const desk = useDeskWords()
  const words = desk.assistant
  const query = useQuery(queries.assistant)
  const [name, setName] = useState<string>()
  const make = useConfirmed(
    [queries.assistant],
    (of: string) => sendJson<NewToken>('POST', '/api/assistant', { name: of }),
    () => setName(undefined),
  )
  const revoke = useConfirmed([queries.assistant], (id: string) => sendJson('DELETE', `/api/assistant/${id}`))
  return (
    <ReportPanel query={query} flush label={words.address}>
      {({ address, tokens }) => (
        <>
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2.5 px-5 py-3.5 max-tab:px-4">
            <span className="flex min-w-0 flex-wrap items-center gap-x-2.5">
              <b>{words.address}</b>
              <code dir="ltr" className="text-micro wrap-anywhere select-all">
                {address}
              </code>
            </span>
            {name === undefined ? (
              <SmallButton look="line" onClick={() => setName('')}>
                <Plus aria-hidden="true" />
                {words.make}
              </SmallButton>
            ) : (
              <Form submit={() => name && make.mutate(name)} className="flex min-w-0 gap-2">
                <TextField
                  isBare
                  label={words.name}
                  placeholder={words.name}
                  required
                  maxLength={80}
                  value={name}
                  change={setName}
                />
                <SmallButton type="submit" disabled={make.isPending}>
                  {words.make}
                </SmallButton>
              </Form>
            )}
          </div>
          {make.data && (
            <section className="grid grid-cols-1 gap-2.5 bg-lemon px-5 py-4 max-tab:px-4" data-token>
              <h3 className="text-body/tight">{words.newTitle(make.variables)}</h3>
              <OnceShown key={make.data.token} text={make.data.token} words={desk.people} />
              <p className="text-pretty">{words.once}</p>
            </section>
          )}
          <Failed error={make.error ?? revoke.error} />
          <ul>
            {tokens.map((token) => (
              <TokenLine
                key={token.id}
                token={token}
                isBusy={revoke.isPending}
                revoke={() => revoke.mutate(token.id)}
              />
            ))}
          </ul>
        </>
      )}
    </ReportPanel>
  )
}

function TokenLine({ token, isBusy, revoke }: { token: Token; isBusy: boolean; revoke: () => void }) {
  const { format } = useWords()
  const words = useDeskWords().assistant
  const times = useTimes()
  const day = (at: string) => format.day(format.dayAt(at))
  const isOver = hasEnded(token)
  return (
    <li className="grid min-h-14 grid-cols-[2.125rem_minmax(0,1fr)_minmax(0,1fr)_minmax(0,1.6fr)_auto] items-center gap-x-4 gap-y-0.5 border-t border-fog-2 px-5 py-2 max-tab:grid-cols-[2.125rem_minmax(0,1fr)_auto] max-tab:px-4 max-tab:*:nth-1:row-span-3 max-tab:*:nth-[n+2]:nth-[-n+4]:col-start-2">
      <IconFace Icon={Bot} />
      <b className={`wrap-anywhere ${isOver ? 'font-normal line-through' : ''}`}>
        <bdi>{token.name}</bdi>
      </b>
      <span className="text-slate">
        {token.revokedAt
          ? words.revoked(day(token.revokedAt))
          : isOver
            ? words.ended(day(token.endsAt))
            : `${words.made(times.short(token.madeAt))}, ${words.ends(day(token.endsAt))}`}
      </span>
      <span className="text-slate">
        {!isOver &&
          (token.usedAt
            ? `${words.used(times.short(token.usedAt))} · ${words.questions(token.asked)}`
            : words.neverUsed)}
      </span>
      {!isOver && (
        <TextButton
          aria-label={words.revokeNamed(token.name)}
          disabled={isBusy}
          onClick={revoke}
          className="text-tomato-deep max-tab:col-start-3 max-tab:row-start-1"
        >
          {words.revoke}
        </TextButton>
      )}
    </li>
  )
}
