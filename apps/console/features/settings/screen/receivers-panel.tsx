import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Hash, Mail, Plus, Webhook } from 'lucide-react'
import { useState } from 'react'
import { type NewReceiver, type Receiver, receiverKinds } from '../api/messages.ts'
import { sendJson } from '../../../app/api-client.ts'
import { Choice } from '../../../shared/controls/choice.tsx'
import { IconFace } from '../../../shared/controls/face.tsx'
import { DeveloperSteps } from '../../../shared/controls/developer-steps.tsx'
import { Form } from '../../../shared/controls/form.tsx'
import { Notice } from '../../../shared/controls/notice.tsx'
import { SmallButton } from '../../../shared/controls/small-button.tsx'
import { TextButton } from '../../../shared/controls/text-button.tsx'
import { TextField } from '../../../shared/controls/text-field.tsx'
import { textLink } from '../../../shared/controls/text-link.ts'
import { ReportPanel } from '../../../shared/panels/report-panel.tsx'
import { queries } from '../../../app/queries.ts'
import { developerSteps } from '../../../shared/words/developer-steps.ts'
import { useLocale, useWords } from '../../../shared/words/use-words.tsx'
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
                <div className="min-w-0">
                  <b>{words.server}</b>
                  <State receiver={{ waiting: 0, failed: 0, ...server }} />
                </div>
              </li>
            )}
            {receivers.map((receiver) => (
              <li key={receiver.id} className={row} data-receiver={receiver.kind}>
                <IconFace Icon={icons[receiver.kind]} />
                <div className="min-w-0 text-pretty wrap-anywhere">
                  <b>
                    <bdi>{receiver.name}</bdi>
                  </b>{' '}
                  <span className="text-slate">{receiver.body === 'lead' ? words.whole : words.alertOnly}</span>
                  <State receiver={receiver} />
                </div>
                <span className="flex gap-3 max-tab:col-start-2">
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
          <div className="grid grid-cols-1 gap-3 border-t border-fog-2 px-5 py-3">
            {isAdding ? (
              <ReceiverForm close={() => setAdding(false)} />
            ) : (
              <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
                <span className="min-w-0 flex-1 text-micro text-pretty text-slate">{words.alertNote}</span>
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
  receiver: { deliveredAt, failed, waiting, error, nextAt },
}: {
  receiver: Pick<Receiver, 'deliveredAt' | 'failed' | 'waiting' | 'error' | 'nextAt'>
}) {
  const words = useOwnerSettingsWords().messages
  const times = useTimes()
  const { format, panels } = useWords()
  return (
    <>
      {failed > 0 && (
        <p className="text-tomato-deep">
          {words.failed(format.number(failed))}{' '}
          <Link to="/health" className={textLink}>
            {panels.seeHealth}
          </Link>
        </p>
      )}
      {waiting > 0 ? (
        <p className="flex items-baseline gap-2">
          <i
            aria-hidden="true"
            className="size-2.25 flex-none rounded-circle rounded-es-none bg-lemon inset-ring-2 inset-ring-ink"
          />
          {error === undefined || !nextAt
            ? words.queued(format.number(waiting))
            : words.waiting(format.number(waiting), times.time(nextAt))}
        </p>
      ) : (
        (deliveredAt || failed === 0) && (
          <p className="text-slate">{deliveredAt ? words.delivered(times.short(deliveredAt)) : words.nothing}</p>
        )
      )}
    </>
  )
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
      {kind === 'webhook' && body === 'lead' && (
        <Notice>
          {words.wholeNote}
          <DeveloperSteps text={developerSteps.nameService} className="mt-2.5" />
        </Notice>
      )}
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
  'grid min-h-14 grid-cols-[2.125rem_minmax(0,1fr)_auto] items-center gap-x-4 border-t border-fog-2 px-5 py-2.5 max-tab:grid-cols-[2.125rem_minmax(0,1fr)] max-tab:items-start'
