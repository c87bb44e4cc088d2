import { useQuery } from '@tanstack/react-query'
import { Ellipsis } from 'lucide-react'
import { useState } from 'react'
import { type InvitedRole, invitedRoles, type People } from '../api/settings.ts'
import { sendJson } from '../../../app/api-client.ts'
import { Face } from '../../../shared/controls/face.tsx'
import { DeveloperSteps } from '../../../shared/controls/developer-steps.tsx'
import { developerSteps } from '../../../shared/words/developer-steps.ts'
import { SmallButton } from '../../../shared/controls/small-button.tsx'
import { Tag } from '../../../shared/controls/tag.tsx'
import { TextButton } from '../../../shared/controls/text-button.tsx'
import { ReportPanel } from '../../../shared/panels/report-panel.tsx'
import { queries } from '../../../app/queries.ts'
import { useWords } from '../../../shared/words/use-words.tsx'
import { useTimes } from '../../leads/screen/use-times.ts'
import { Failed, useConfirmed } from './confirmed-change.tsx'
import { useOwnerSettingsWords } from './owner-settings-words.ts'

type Person = People['people'][number]

/** Who may open the console. Callers and viewers are changed here, after a touch of a passkey; owners on the server. */
export function PeoplePanel() {
  const { settings } = useWords()
  const words = useOwnerSettingsWords().people
  const query = useQuery(queries.people)
  const change = useChangePerson()
  const [open, setOpen] = useState<string>()
  const people = query.data?.people ?? []
  const owners = people.filter(({ role }) => role === 'owner').length
  const waiting = people.filter(({ linkUntil, seenAt }) => linkUntil && !seenAt).length
  return (
    <ReportPanel query={query} flush title={settings.people} aside={words.count(people.length - waiting, waiting)}>
      {() => (
        <>
          <div aria-hidden="true" className={`${row} min-h-10 border-0 text-micro text-slate max-tab:hidden`}>
            <span className="col-start-2">{words.person}</span>
            <span>{words.role}</span>
            <span>{words.by}</span>
            <span>{words.devices}</span>
          </div>
          <ul>
            {people.map((person) => (
              <li key={person.id} data-person={person.role}>
                <div className={row}>
                  <Face name={person.name} className="size-8.5 bg-fog-2 text-plain/none" />
                  <b className="flex flex-wrap items-center gap-2 wrap-anywhere">
                    <bdi>{person.name}</bdi>
                    {person.isYou && <Tag>{settings.isYou}</Tag>}
                  </b>
                  <span>{settings.roles[person.role]}</span>
                  <span className="text-slate">
                    <span className="tab:sr-only">{words.by}: </span>
                    <bdi>{person.invitedBy ?? words.server}</bdi>
                  </span>
                  <Devices person={person} />
                  <span
                    className={
                      person.role === 'owner'
                        ? 'text-end max-tab:col-start-2 max-tab:text-start'
                        : 'justify-self-end max-tab:col-start-3 max-tab:row-start-1'
                    }
                  >
                    {person.role === 'owner' ? (
                      owners === 1 && <span className="text-micro text-slate">{words.last}</span>
                    ) : person.linkUntil && !person.seenAt ? (
                      <TextButton
                        aria-label={words.withdrawNamed(person.name)}
                        disabled={change.isPending}
                        onClick={() => change.mutate({ id: person.id })}
                      >
                        {words.withdraw}
                      </TextButton>
                    ) : (
                      <SmallButton
                        round
                        look="ghost"
                        aria-label={words.change(person.name)}
                        aria-expanded={open === person.id}
                        onClick={() => setOpen(open === person.id ? undefined : person.id)}
                      >
                        <Ellipsis aria-hidden="true" />
                      </SmallButton>
                    )}
                  </span>
                </div>
                {open === person.id && <PersonMenu person={person} change={change} close={() => setOpen(undefined)} />}
              </li>
            ))}
          </ul>
          <Failed error={change.error} />
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2.5 border-t border-fog-2 px-5 pt-3.5 pb-4.5 text-micro text-slate">
            {words.ownerMore}
            <DeveloperSteps text={developerSteps.invite(undefined, 'owner')} />
          </div>
        </>
      )}
    </ReportPanel>
  )
}

/** Passkeys and when they were last here, or how long the invitation is open. */
function Devices({ person: { passkeys, seenAt, linkUntil, isYou } }: { person: Person }) {
  const { format } = useWords()
  const words = useOwnerSettingsWords().people
  const times = useTimes()
  if (!seenAt)
    return linkUntil ? (
      <b>{words.waits(format.span((Date.parse(linkUntil) - times.now) / 1000))}</b>
    ) : (
      <span className="text-slate">{passkeys === 0 ? words.lapsed : words.passkeys(passkeys)}</span>
    )
  const seen = isYou ? words.now : times.short(seenAt)
  return <span className="text-slate">{`${words.passkeys(passkeys)} · ${seen}`}</span>
}

/** Below the row: the other role, and removal, which asks once. */
function PersonMenu({
  person: { id, name, role },
  change,
  close,
}: {
  person: Person
  change: ReturnType<typeof useChangePerson>
  close: () => void
}) {
  const { settings } = useWords()
  const words = useOwnerSettingsWords().people
  const [asks, setAsks] = useState(false)
  const act = (to?: InvitedRole) => change.mutate({ id, ...(to && { role: to }) }, { onSuccess: close })
  return (
    <div className="flex flex-wrap items-center gap-2 bg-fog px-5 py-3">
      {asks ? (
        <>
          <p className="min-w-60 flex-1 text-pretty">{words.removeAsk(name)}</p>
          <SmallButton disabled={change.isPending} onClick={() => act()}>
            {words.remove}
          </SmallButton>
          <SmallButton look="ghost" onClick={close}>
            {words.cancel}
          </SmallButton>
        </>
      ) : (
        <>
          {invitedRoles
            .filter((one) => one !== role)
            .map((one) => (
              <SmallButton key={one} look="line" disabled={change.isPending} onClick={() => act(one)}>
                {words.makeRole(settings.roles[one])}
              </SmallButton>
            ))}
          <SmallButton look="line" onClick={() => setAsks(true)}>
            {words.remove}
          </SmallButton>
        </>
      )}
    </div>
  )
}

/** Gives another role, or without one removes the person. */
export function useChangePerson() {
  return useConfirmed([queries.people], ({ id, role }: { id: string; role?: InvitedRole }) =>
    sendJson(role ? 'PATCH' : 'DELETE', `/api/people/${id}`, role ? { role } : {}),
  )
}

const row =
  'grid min-h-14 grid-cols-[2.125rem_minmax(0,1.15fr)_4.5rem_5.75rem_minmax(0,1.5fr)_8rem] items-center gap-x-4 border-t border-fog-2 px-5 py-2 max-tab:grid-cols-[2.125rem_minmax(0,1fr)_auto] max-tab:gap-y-0.5 max-tab:*:nth-1:row-span-5 max-tab:*:nth-[n+2]:nth-[-n+5]:col-start-2'
