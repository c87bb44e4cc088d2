import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { ConversionsExport } from '@repo/console/api/leads.ts'
import { SmallButton } from '../../controls/small-button.tsx'
import { useWords } from '../../words/use-words.tsx'
import { downloadFile } from './export-leads.ts'
import { PasskeyNeeded } from './passkey-needed.tsx'

/** Won leads as the file of an ad platform. The owner says what one is worth: the console does not know it. */
export function ConversionsExportForm() {
  const words = useWords().leads.export.conversions
  const [value, setValue] = useState('0')
  const [currency, setCurrency] = useState('ILS')
  const download = useMutation({
    mutationFn: (platform: ConversionsExport['platform']) =>
      downloadFile('/api/leads/conversions', { platform, value: Number(value), currency } satisfies ConversionsExport),
  })
  const field = 'min-h-9 rounded-small bg-paper px-2.5 max-tab:min-h-11'
  return (
    <fieldset className="mt-4 border-t-2 border-ink pt-3" disabled={download.isPending}>
      <legend className="sr-only">{words.title}</legend>
      <p className="text-pretty">
        <b>{words.title}.</b> {words.more}
      </p>
      <div className="mt-2 flex flex-wrap items-end gap-1.5">
        <label>
          <span className="block text-micro">{words.value}</span>
          <input
            type="number"
            min="0"
            step="any"
            dir="ltr"
            className={`${field} w-28`}
            value={value}
            onChange={({ target }) => setValue(target.value)}
          />
        </label>
        <label>
          <span className="block text-micro">{words.currency}</span>
          <select className={field} value={currency} onChange={({ target }) => setCurrency(target.value)}>
            {['ILS', 'USD', 'EUR', 'GBP'].map((code) => (
              <option key={code}>{code}</option>
            ))}
          </select>
        </label>
        {(['meta', 'google'] as const).map((platform) => (
          <SmallButton key={platform} look="line" disabled={value === ''} onClick={() => download.mutate(platform)}>
            {words.platforms[platform]}
          </SmallButton>
        ))}
      </div>
      <output className="mt-1 block">{download.data !== undefined && words.done(download.data)}</output>
      {download.error && (
        <PasskeyNeeded error={download.error} retry={() => download.variables && download.mutate(download.variables)} />
      )}
    </fieldset>
  )
}
