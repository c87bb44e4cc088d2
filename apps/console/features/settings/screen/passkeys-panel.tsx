import { useQuery } from '@tanstack/react-query'
import { KeyRound } from 'lucide-react'
import { sendJson } from '../../../app/api-client.ts'
import { SmallButton } from '../../../shared/controls/small-button.tsx'
import { ReportPanel } from '../../../shared/panels/report-panel.tsx'
import { addPasskey } from '../../../app/passkeys.ts'
import { queries } from '../../../app/queries.ts'
import { useWords } from '../../../shared/words/use-words.tsx'
import { Failed, useConfirmed } from './confirmed-change.tsx'

/** Every change of passkeys asks for one first, unless one was touched within ten minutes. */
export function PasskeysPanel() {
  const { settings: words, format } = useWords()
  const query = useQuery(queries.passkeys)
  const change = useConfirmed([queries.passkeys, queries.session], (removed: string | undefined) =>
    removed === undefined ? addPasskey() : sendJson('DELETE', `/api/passkeys/${encodeURIComponent(removed)}`),
  )
  return (
    <ReportPanel query={query} flush title={words.passkeys} aside={words.passkeysMore}>
      {({ passkeys }) => (
        <>
          <ul>
            {passkeys.map(({ id, label, addedAt, usedAt }) => (
              <li key={id} className={row}>
                <b>
                  <bdi>{words.device(label)}</bdi>
                </b>
                <span className="text-pretty text-slate">
                  {[words.addedOn(format.dayAndTime(addedAt)), usedAt && words.usedOn(format.dayAndTime(usedAt))]
                    .filter(Boolean)
                    .join(', ')}
                </span>
                {passkeys.length > 1 ? (
                  <SmallButton
                    look="line"
                    disabled={change.isPending}
                    aria-label={words.removeNamed(words.device(label))}
                    onClick={() => change.mutate(id)}
                  >
                    {words.remove}
                  </SmallButton>
                ) : (
                  <span className="text-pretty text-slate">{words.lastOne}</span>
                )}
              </li>
            ))}
            {passkeys.length === 0 && (
              <li className={row}>
                <span className="text-pretty">{words.noPasskey}</span>
              </li>
            )}
          </ul>
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2.5 border-t border-fog-2 px-5 pt-3.5 pb-4.5">
            <SmallButton disabled={change.isPending} onClick={() => change.mutate(undefined)}>
              <KeyRound aria-hidden="true" />
              {words.add}
            </SmallButton>
            <output>{change.isSuccess && change.variables === undefined && words.added}</output>
          </div>
          <Failed error={change.error} />
        </>
      )}
    </ReportPanel>
  )
}

/** What, more of it, a button. On a phone the second goes below. */
const row =
  'grid min-h-13 grid-cols-[11rem_minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 border-t border-fog-2 px-5 py-2.5 wrap-anywhere *:only:col-span-full max-tab:grid-cols-end max-tab:*:nth-2:col-span-full max-tab:*:nth-2:row-start-2'
