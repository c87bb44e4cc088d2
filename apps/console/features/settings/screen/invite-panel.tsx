import { MessageCircle } from 'lucide-react'
import { useId, useState } from 'react'
import { type Invitation, type Invited, type InvitedRole, invitedRoles } from '../api/settings.ts'
import { isLocale, localeCodes, locales } from '@repo/contract/locale.ts'
import { sendJson } from '../../../app/api-client.ts'
import { Choice } from '../../../shared/controls/choice.tsx'
import { Form } from '../../../shared/controls/form.tsx'
import { Notice } from '../../../shared/controls/notice.tsx'
import { OnceShown } from '../../../shared/controls/once-shown.tsx'
import { SmallButton, SmallButtonLink } from '../../../shared/controls/small-button.tsx'
import { TextButton } from '../../../shared/controls/text-button.tsx'
import { TextField } from '../../../shared/controls/text-field.tsx'
import { Panel } from '../../../shared/panels/panel.tsx'
import { queries } from '../../../app/queries.ts'
import { useSession } from '../../../shared/shell/session.ts'
import { useLocale, useWords } from '../../../shared/words/use-words.tsx'
import { Failed, useConfirmed } from './confirmed-change.tsx'
import { useOwnerSettingsWords } from './owner-settings-words.ts'
import { useChangePerson } from './people-panel.tsx'

/** Invites a caller or a viewer: a link that is shown once. A touched passkey confirms it. */
export function InvitePanel() {
  const { settings } = useWords()
  const words = useOwnerSettingsWords().people
  const { locale } = useLocale()
  const { hasPasskey } = useSession()
  const id = useId()
  const [name, setName] = useState('')
  const [lang, setLang] = useState(locale)
  const [role, setRole] = useState<InvitedRole>('caller')
  const invite = useConfirmed(
    [queries.people],
    (invitation: Invitation) => sendJson<Invited>('POST', '/api/people', invitation),
    () => setName(''),
  )
  const withdraw = useChangePerson()
  return (
    <Panel title={words.invite}>
      <Form submit={() => invite.mutate({ name, role, lang })} className="grid gap-3.5">
        <div className="grid grid-cols-[minmax(0,1fr)_9.375rem] gap-3">
          <TextField
            label={words.name}
            required
            maxLength={80}
            placeholder={words.namePh}
            value={name}
            change={setName}
          />
          <div className={label}>
            <span aria-hidden="true">{words.lang}</span>
            <Choice
              className="min-h-10 bg-fog text-plain text-ink"
              label={words.lang}
              value={lang}
              options={localeCodes.map((code) => ({ value: code, name: locales[code].name }))}
              change={(value) => isLocale(value) && setLang(value)}
            />
          </div>
        </div>
        <fieldset className="grid grid-cols-2 gap-2 max-tab:grid-cols-1">
          <legend className={`${label} mb-1.5`}>{words.role}</legend>
          {invitedRoles.map((one) => (
            <label
              key={one}
              className="cut-corner cursor-pointer rounded-medium px-3.5 py-3 inset-ring-2 inset-ring-line has-checked:bg-lemon-soft has-checked:inset-ring-ink has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink"
            >
              <input
                type="radio"
                name={`${id}-role`}
                className="sr-only"
                checked={role === one}
                onChange={() => setRole(one)}
              />
              <b className="block">{settings.roles[one]}</b>
              <span className="text-micro text-pretty text-slate">{settings.rolesMore[one]}</span>
            </label>
          ))}
        </fieldset>
        {hasPasskey ? (
          <SmallButton type="submit" disabled={invite.isPending} className="justify-self-start">
            {words.make}
          </SmallButton>
        ) : (
          <Notice>{words.needsPasskey}</Notice>
        )}
        <Failed error={invite.error ?? withdraw.error} known={{ changed: words.taken }} />
      </Form>
      {invite.data && (
        <section className="cut-corner mt-3.5 grid grid-cols-1 gap-3 rounded-medium bg-lemon px-4.5 py-4" data-link>
          <h3 className="text-body/tight">{words.linkTitle(invite.variables.name.trim())}</h3>
          <OnceShown key={invite.data.id} text={invite.data.link} words={words} />
          <p className="text-pretty">{words.linkMore}</p>
          <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <SmallButtonLink
              look="line"
              href={`https://wa.me/?text=${encodeURIComponent(invite.data.link)}`}
              target="_blank"
              rel="noopener noreferrer"
            >
              <MessageCircle aria-hidden="true" />
              {words.send}
            </SmallButtonLink>
            <TextButton
              disabled={withdraw.isPending}
              onClick={() => withdraw.mutate({ id: invite.data.id }, { onSuccess: invite.reset })}
            >
              {words.withdraw}
            </TextButton>
          </p>
        </section>
      )}
    </Panel>
  )
}

const label = 'grid gap-1.5 text-micro text-slate'
