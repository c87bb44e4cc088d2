import { useMutation } from '@tanstack/react-query'
import { type Locale, localeCodes, locales } from '@repo/contract/locale.ts'
import { sendJson } from '../../../app/api-client.ts'
import { SmallButton } from '../../../shared/controls/small-button.tsx'
import { Panel } from '../../../shared/panels/panel.tsx'
import { useSession } from '../../../shared/shell/session.ts'
import { useLocale, useWords } from '../../../shared/words/use-words.tsx'
import { row } from './settings-row.ts'

/** Who is signed in, the language of this device, and the time zone, which is shown. */
export function DevicePanel() {
  const words = useWords().settings
  const { locale, setLocale } = useLocale()
  const { person, timeZone } = useSession()
  const { mutate: signOut, isPending } = useMutation({
    mutationFn: () => sendJson('POST', '/api/sign-out'),
    // The whole page is left: nothing of this person stays in memory.
    onSuccess: () => location.replace('/sign-in'),
  })
  return (
    <Panel flush title={words.signedInAs(person.name)}>
      <ul>
        <li className={row}>
          <b>{words.roles[person.role]}</b>
          <span className="text-pretty text-slate">{words.rolesMore[person.role]}</span>
          <SmallButton look="line" disabled={isPending} onClick={() => signOut()}>
            {words.signOut}
          </SmallButton>
        </li>
        <li className={row}>
          <b aria-hidden="true">{words.language}</b>
          <span className="text-pretty text-slate">{words.languageMore}</span>
          <fieldset className="flex gap-1.5">
            <legend className="sr-only">{words.language}</legend>
            {localeCodes.map((code: Locale) => (
              <SmallButton
                key={code}
                lang={code}
                look={code === locale ? 'ink' : 'line'}
                aria-pressed={code === locale}
                onClick={() => void setLocale(code)}
              >
                {locales[code].name}
              </SmallButton>
            ))}
          </fieldset>
        </li>
        <li className={row}>
          <b>{words.zone}</b>
          <span className="text-pretty text-slate">{words.zoneMore}</span>
          <bdi dir="ltr">{timeZone}</bdi>
        </li>
      </ul>
    </Panel>
  )
}
