import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { maxTextLength, type WhatsAppTexts } from '../api/leads.ts'
import { type Locale, localeCodes, locales } from '@repo/contract/locale.ts'
import { sendJson } from '../../../app/api-client.ts'
import { SmallButtonLink } from '../../../shared/controls/small-button.tsx'
import { textLink } from '../../../shared/controls/text-link.ts'
import { queries } from '../../../app/queries.ts'
import { useSession } from '../../../shared/shell/session.ts'
import { useWords } from '../../../shared/words/use-words.tsx'
import { plainText } from './plain-text.ts'
import { fillText, keptText, type Names } from './whatsapp-text.ts'
import styles from './whatsapp-box.module.css'

/** The message that WhatsApp opens with, in the language of the lead's form. It can be edited; nothing of it is stored. */
export function WhatsAppBox({
  digits,
  fullName,
  lang,
  open,
}: {
  digits: string
  fullName: string
  lang: Locale
  /** When WhatsApp opens. */
  open: () => void
}) {
  const words = useWords().leads.whatsAppText
  const id = useId()
  const { name: me } = useSession().person
  const names: Names = { first: plainText(fullName).trim().split(/\s+/)[0] ?? '', me }
  const [chosen, setChosen] = useState(lang)
  const [edited, setEdited] = useState<string>()
  const kept = useQuery(queries.whatsAppTexts)
  const cache = useQueryClient()
  const keep = useMutation({
    mutationFn: (text: string) => sendJson('PUT', '/api/leads/texts', { lang: chosen, text }),
    onSuccess: (_, text) => {
      cache.setQueryData(queries.whatsAppTexts.queryKey, (before: WhatsAppTexts | undefined) => ({
        ...before,
        [chosen]: text,
      }))
      setEdited(undefined)
    },
  })
  const filled = fillText(kept.data?.[chosen] ?? words.texts[chosen], names)
  const message = edited ?? filled.map(({ text }) => text).join('')
  const pieces = edited === undefined ? filled : fillText(keptText(edited, names), names)
  return (
    <section className={styles.box} aria-labelledby={id}>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 id={id} className="font-text text-plain font-semibold">
          {words.title}
        </h3>
        <fieldset className="flex gap-1">
          <legend className="sr-only">{words.language}</legend>
          {localeCodes.toReversed().map((code) => (
            <label key={code} className="cursor-pointer">
              <input
                type="radio"
                name={id}
                className="peer sr-only"
                checked={chosen === code}
                onChange={() => {
                  setChosen(code)
                  setEdited(undefined)
                }}
              />
              <span
                lang={code}
                className="grid min-h-7 place-items-center rounded-pill bg-fog-2 px-3 text-micro font-semibold peer-checked:bg-ink peer-checked:text-paper peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-ink max-tab:min-h-9"
              >
                {locales[code].name}
              </span>
            </label>
          ))}
        </fieldset>
      </div>
      <div className={styles.text} lang={chosen} dir={locales[chosen].dir}>
        <div aria-hidden="true">
          {pieces.map(({ text, isName }, index) => (isName ? <mark key={index}>{text}</mark> : text))}{' '}
        </div>
        <textarea
          aria-labelledby={id}
          value={message}
          maxLength={maxTextLength}
          onChange={({ target }) => setEdited(target.value)}
        />
      </div>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <SmallButtonLink
          href={`https://wa.me/${digits}?text=${encodeURIComponent(message)}`}
          target="_blank"
          rel="noopener noreferrer"
          onClick={open}
        >
          {words.open}
        </SmallButtonLink>
        <button
          type="button"
          className={textLink}
          disabled={keep.isPending || message.trim() === ''}
          onClick={() => keep.mutate(keptText(message, names))}
        >
          {words.keep}
        </button>
        <output className="text-micro text-slate">
          {keep.isSuccess && edited === undefined ? words.kept : keep.error ? words.notKept : ''}
        </output>
      </div>
      <p className="mt-2 text-micro text-slate">{words.edit}</p>
    </section>
  )
}
