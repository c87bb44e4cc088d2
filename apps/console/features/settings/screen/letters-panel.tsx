import { useMutation, useQuery } from '@tanstack/react-query'
import { MailWarning, Send } from 'lucide-react'
import { useState } from 'react'
import type { LetterSettings, MessagesReport } from '../api/messages.ts'
import { isLocale, localeCodes, locales } from '@repo/contract/locale.ts'
import { sendJson } from '../../../app/api-client.ts'
import { Choice } from '../../../shared/controls/choice.tsx'
import { DeveloperSteps } from '../../../shared/controls/developer-steps.tsx'
import { Form } from '../../../shared/controls/form.tsx'
import { Notice } from '../../../shared/controls/notice.tsx'
import { SmallButton } from '../../../shared/controls/small-button.tsx'
import { Switch } from '../../../shared/controls/switch.tsx'
import { TextField } from '../../../shared/controls/text-field.tsx'
import { textLink } from '../../../shared/controls/text-link.ts'
import { Panel } from '../../../shared/panels/panel.tsx'
import { ReportPanel } from '../../../shared/panels/report-panel.tsx'
import { queries } from '../../../app/queries.ts'
import { developerSteps } from '../../../shared/words/developer-steps.ts'
import { useTimes } from '../../leads/screen/use-times.ts'
import { Failed, useConfirmed } from './confirmed-change.tsx'
import { useOwnerSettingsWords } from './owner-settings-words.ts'

type Person = MessagesReport['people'][number]

/** The morning letter of each person: address, language, hour, days. A touched passkey confirms a change. */
export function LettersPanel() {
  const words = useOwnerSettingsWords().messages
  const times = useTimes()
  const query = useQuery(queries.messages)
  const change = useChangeLetter()
  const send = useMutation({ mutationFn: () => sendJson<{ to: string }>('POST', '/api/messages/now') })
  return (
    <ReportPanel query={query} flush title={words.letter} aside={words.letterMore}>
      {({ people, hasRelay, last }) => (
        <>
          {!hasRelay && (
            <div className="mx-5 mb-3.5">
              <Notice Icon={MailWarning} className="mb-2.5">
                <b>{words.noRelay}</b> {words.noRelayMore}
              </Notice>
              <DeveloperSteps text={developerSteps.connectMail} />
            </div>
          )}
          <div aria-hidden="true" className={`${row} min-h-10 border-0 text-micro text-slate max-lap:hidden`}>
            <span>{words.who}</span>
            <span>{words.mail}</span>
            <span>{words.lang}</span>
            <span>{words.hour}</span>
            <span>{words.days}</span>
          </div>
          <ul>
            {people.map((person) => (
              <li key={person.id} className={row} data-letter>
                <b className="wrap-anywhere">
                  <bdi>{person.name}</bdi>
                </b>
                <Mail key={person.mail} person={person} save={(mail) => change.mutate({ ...person, mail, on: true })} />
                {person.mail === '' ? (
                  <span className="col-span-3 max-lap:hidden" />
                ) : (
                  <Details person={person} set={(some) => change.mutate({ ...person, ...some })} />
                )}
                <span className="justify-self-end max-lap:col-start-2 max-lap:row-start-1">
                  <Switch
                    label={words.onFor(person.name)}
                    isOn={person.on && person.mail !== ''}
                    disabled={person.mail === '' || change.isPending}
                    change={(on) => change.mutate({ ...person, on })}
                  />
                </span>
              </li>
            ))}
          </ul>
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2.5 border-t border-fog-2 px-5 py-3">
            <span className="text-slate">
              {last ? words.last(times.full(last.at), last.sent, last.of) : words.none}
            </span>
            <SmallButton disabled={send.isPending || !hasRelay} onClick={() => send.mutate()}>
              <Send aria-hidden="true" />
              {words.now}
            </SmallButton>
            <output className="w-full empty:hidden">{send.data && words.sent(send.data.to)}</output>
            <div role="alert" className="w-full empty:hidden">
              {send.error && <Notice look="error">{words.noMail}</Notice>}
            </div>
          </div>
          <Failed error={change.error} />
        </>
      )}
    </ReportPanel>
  )
}

/** Health by mail, of the person who is signed in. */
export function HealthMailPanel() {
  const words = useOwnerSettingsWords().messages
  const you = useQuery(queries.messages).data?.people.find(({ isYou }) => isYou)
  const change = useChangeLetter()
  return (
    <Panel className="flex flex-wrap items-center justify-between gap-x-4" label={words.health}>
      <div className="min-w-0 flex-1">
        <h2 className="text-body/tight">{words.health}</h2>
        <p className="mt-0.5 text-pretty text-slate">{words.healthMore}</p>
      </div>
      <Switch
        label={words.health}
        isOn={you?.healthOn === true && you.mail !== ''}
        disabled={!you?.mail || change.isPending}
        change={(healthOn) => you && change.mutate({ ...you, healthOn })}
      />
      <div className="w-full">
        <Failed error={change.error} />
      </div>
    </Panel>
  )
}

/** The address, or the way to add one. */
function Mail({ person, save }: { person: Person; save: (mail: string) => void }) {
  const words = useOwnerSettingsWords().messages
  const [mail, setMail] = useState<string>()
  if (mail === undefined)
    return (
      <div className="min-w-0 wrap-anywhere max-lap:col-span-full">
        <button
          type="button"
          className={`min-h-9 text-start max-tab:min-h-11 ${person.mail ? '' : textLink}`}
          onClick={() => setMail(person.mail)}
        >
          <bdi dir={person.mail ? 'ltr' : undefined}>{person.mail || words.addMail}</bdi>
          <span className="sr-only">, {words.mailOf(person.name)}</span>
        </button>
        {person.error && (
          <>
            <span className="block text-micro text-tomato-deep">{words.refused}</span>
            <DeveloperSteps text={developerSteps.readAnswer(person.error)} />
          </>
        )}
      </div>
    )
  return (
    <Form submit={() => save(mail.trim())} className="flex min-w-0 gap-2 max-lap:col-span-full lap:col-span-4">
      <TextField isBare label={words.mailOf(person.name)} type="email" dir="ltr" value={mail} change={setMail} />
      <SmallButton type="submit">{words.save}</SmallButton>
    </Form>
  )
}

/** Language, hour and days. */
function Details({ person, set }: { person: Person; set: (some: Partial<LetterSettings>) => void }) {
  const words = useOwnerSettingsWords().messages
  const hours = Array.from({ length: 24 }, (_, hour) => ({
    value: String(hour),
    name: `${String(hour).padStart(2, '0')}:00`,
  }))
  return (
    <span className="col-span-3 grid grid-cols-subgrid max-lap:col-span-full max-lap:flex max-lap:flex-wrap max-lap:gap-2">
      <Choice
        label={words.of(words.lang, person.name)}
        value={person.lang}
        options={localeCodes.map((code) => ({ value: code, name: locales[code].name }))}
        change={(lang) => isLocale(lang) && set({ lang })}
      />
      <Choice
        label={words.of(words.hour, person.name)}
        value={String(person.hour)}
        options={hours}
        change={(hour) => set({ hour: Number(hour) })}
      />
      <Choice
        label={words.of(words.days, person.name)}
        value={person.days}
        options={[
          { value: 'all', name: words.everyDay },
          { value: 'sun-thu', name: words.sunThu },
        ]}
        change={(days) => set({ days: days === 'all' ? 'all' : 'sun-thu' })}
      />
    </span>
  )
}

function useChangeLetter() {
  return useConfirmed([queries.messages], ({ id, mail, lang, on, hour, days, healthOn }: Person) =>
    sendJson('PUT', `/api/messages/letters/${id}`, { mail, lang, on, hour, days, healthOn }),
  )
}

const row =
  'grid min-h-14 grid-cols-[6rem_minmax(0,1fr)_7rem_6rem_8.5rem_2.75rem] items-center gap-x-3 gap-y-1.5 border-t border-fog-2 px-5 py-2 max-lap:grid-cols-end'
