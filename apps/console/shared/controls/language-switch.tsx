import { localeCodes, locales } from '@repo/contract/locale.ts'
import { useLocale, useWords } from '../words/use-words.tsx'
import { Toggles } from './toggles.tsx'

/** The language of the console, on this device. */
export function LanguageSwitch() {
  const words = useWords().settings
  const { locale, setLocale } = useLocale()
  return (
    <fieldset className="inline-flex gap-1 rounded-small bg-fog p-1">
      <legend className="sr-only">{words.languageMore}</legend>
      <Toggles
        chosen={locale}
        choices={localeCodes.map((code) => ({ value: code, name: locales[code].name, lang: code }))}
        choose={(code) => void setLocale(code)}
      />
    </fieldset>
  )
}
