import { useQuery } from '@tanstack/react-query'
import { Hash, Mail, Plus, Webhook } from 'lucide-react'
import { useState } from 'react'
import { type NewReceiver, type Receiver, receiverKinds } from '../api/messages.ts'
import { sendJson } from '../../../app/api-client.ts'
import { Choice } from '../../../shared/controls/choice.tsx'
import { IconFace } from '../../../shared/controls/face.tsx'
import { Form } from '../../../shared/controls/form.tsx'
import { Notice } from '../../../shared/controls/notice.tsx'
import { SmallButton } from '../../../shared/controls/small-button.tsx'
import { Tag } from '../../../shared/controls/tag.tsx'
import { TextButton } from '../../../shared/controls/text-button.tsx'
import { TextField } from '../../../shared/controls/text-field.tsx'
import { ReportPanel } from '../../../shared/panels/report-panel.tsx'
import { queries } from '../../../app/queries.ts'
import { useLocale } from '../../../shared/words/use-words.tsx'
import { useTimes } from '../../leads/screen/use-times.ts'
import { Failed, useConfirmed } from './confirmed-change.tsx'
import { useOwnerSettingsWords } from './owner-settings-words.ts'

const icons = { slack: Hash, mail: Mail, webhook: Webhook }

/** Receivers of new leads, each with its own format and state. */
export function ReceiversPanel() {
  const words = useOwnerSettingsWords().messages
  const query = useQuery(queries.messages)
  const [isAdding, setAdding] = useState(false)
  const change = useConfirmed([queries.messages], ({ id, act }: { id: string; act: 'test' | 'remove' }) =>
    act === 'test'
      ? sendJson('POST', `/api/messages/receivers/${id}/test`)
      : sendJson('DELETE', `/api/messages/receivers/${id}`),
  )
  return (
    <ReportPanel query={query} flush title={words.leads} aside={words.leadsMore}>
      {({ receivers, server }) => (
        <>
          <ul>
            {server && (
              <li className={row}>
                <IconFace Icon={Webhook} />
                <b>{words.server}</b>
                <span />
                <State receiver={{ waiting: 0, ...server }} />
              </li>
            )}
            {receivers.map((receiver) => (
              <li key={receiver.id} className={row} data-receiver={receiver.kind}>
                <IconFace Icon={icons[receiver.kind]} />
                <b className="wrap-anywhere">
                  <bdi>{receiver.name}</bdi>
                </b>
                <span className="text-pretty text-slate">
                  {receiver.body === 'lead' ? words.whole : words.alertOnly}
                </span>
                <State receiver={receiver} />
                <span className="flex gap-3 justify-self-end max-tab:justify-self-start">
                  <TextButton
                    aria-label={words.testNamed(receiver.name)}
                    disabled={change.isPending}
                    onClick={() => change.mutate({ id: receiver.id, act: 'test' })}
                  >
                    {words.test}
                  </TextButton>
                  <TextButton
                    aria-label={words.removeNamed(receiver.name)}
                    disabled={change.isPending}
                    onClick={() => change.mutate({ id: receiver.id, act: 'remove' })}
                  >
                    {words.remove}
                  </TextButton>
                </span>
              </li>
            ))}
            {receivers.length === 0 && !server && (
              <li className="border-t border-fog-2 px-5 py-3.5 text-slate">{words.noReceiver}</li>
            )}
          </ul>
          <div className="grid grid-cols-1 gap-3 border-t border-fog-2 px-5 py-3 max-tab:px-4">
            {isAdding ? (
              <ReceiverForm close={() => setAdding(false)} />
            ) : (
              <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
                <span className="text-micro text-slate">{words.wholeNote}</span>
                <SmallButton look="line" onClick={() => setAdding(true)}>
                  <Plus aria-hidden="true" />
                  {words.add}
                </SmallButton>
              </div>
            )}
            <output className="empty:hidden">
              {change.isSuccess && change.variables.act === 'test' && words.tested}
            </output>
          </div>
          <Failed error={change.error} />
        </>
      )}
    </ReportPanel>
  )
}

function State({
  receiver: { deliveredAt, waiting, error },
}: {
  receiver: Pick<Receiver, 'deliveredAt' | 'waiting' | 'error'>
}) {
  const words = useOwnerSettingsWords().messages
  const times = useTimes()
  if (waiting > 0)
    return (
      <span>
        <Tag look="soft">{error === undefined ? words.queued : words.waiting(error)}</Tag>
      </span>
    )
  return <span className="text-slate">{deliveredAt ? words.delivered(times.short(deliveredAt)) : words.nothing}</span>
}

/** A new receiver. The whole lead leaves only to a webhook, and a touched passkey confirms each. */
function ReceiverForm({ close }: { close: () => void }) {
  const words = useOwnerSettingsWords().messages
  const { locale } = useLocale()
  const [kind, setKind] = useState<NewReceiver['kind']>('slack')
  const [body, setBody] = useState<NewReceiver['body']>('alert')
  const [name, setName] = useState('')
  const [address, setAddress] = useState('')
  const add = useConfirmed(
    [queries.messages],
    (receiver: NewReceiver) => sendJson('POST', '/api/messages/receivers', receiver),
    close,
  )
  const submit = () => add.mutate({ kind, name, address, body: kind === 'webhook' ? body : 'alert', lang: locale })
  return (
    <Form submit={submit} className="grid gap-3">
      <div className="flex flex-wrap gap-2">
        <Choice
          label={words.kind}
          value={kind}
          options={receiverKinds.map((one) => ({ value: one, name: words.kinds[one] }))}
          change={(value) => setKind(receiverKinds.find((one) => one === value) ?? 'slack')}
        />
        {kind === 'webhook' && (
          <Choice
            label={words.body}
            value={body}
            options={[
              { value: 'alert', name: words.alertOnly },
              { value: 'lead', name: words.whole },
            ]}
            change={(value) => setBody(value === 'lead' ? 'lead' : 'alert')}
          />
        )}
      </div>
      <TextField label={words.name} required maxLength={80} value={name} change={setName} />
      <TextField
        label={words.address[kind]}
        required
        dir="ltr"
        type={kind === 'mail' ? 'email' : 'url'}
        value={address}
        change={setAddress}
      />
      {kind === 'webhook' && body === 'lead' && <Notice>{words.wholeNote}</Notice>}
      <Failed error={add.error} known={{ invalid: words.invalid[kind === 'mail' ? 'mail' : 'url'] }} />
      <p className="flex gap-2">
        <SmallButton type="submit" disabled={add.isPending}>
          {words.add}
        </SmallButton>
        <SmallButton look="ghost" onClick={close}>
          {words.cancel}
        </SmallButton>
      </p>
    </Form>
  )
}

const row =
  'grid min-h-14 grid-cols-[2.125rem_minmax(0,1fr)_minmax(0,1fr)_minmax(0,1fr)_auto] items-center gap-x-4 gap-y-0.5 border-t border-fog-2 px-5 py-2 max-tab:grid-cols-[2.125rem_minmax(0,1fr)] max-tab:px-4 max-tab:*:nth-1:row-span-2 max-tab:*:nth-[n+2]:col-start-2'
