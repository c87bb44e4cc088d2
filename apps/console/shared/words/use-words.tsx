import { createContext, type ReactNode, useContext, useLayoutEffect, useMemo, useState } from 'react'
import { isLocale, type Locale, locales } from '@repo/contract/locale.ts'
import { SessionContext } from '../shell/session.ts'
import { type Format, formatIn } from './format.ts'
import type { Words } from './words.ts'

interface Translation {
  locale: Locale
  words: Words
}

const I18nContext = createContext<(Translation & { setLocale: (locale: Locale) => Promise<void> }) | undefined>(
  undefined,
)

/** The words of the chosen language; `<html lang dir>` follows it. Only one language is loaded. */
export function I18nProvider({ first, children }: { first: Translation; children: ReactNode }) {
  const [translation, setTranslation] = useState(first)
  const { locale } = translation
  useLayoutEffect(() => {
    document.documentElement.lang = locale
    document.documentElement.dir = locales[locale].dir
  }, [locale])
  const value = useMemo(
    () => ({
      ...translation,
      setLocale: async (next: Locale) => {
        setTranslation({ locale: next, words: await loadWords(next) })
        remember(next)
      },
    }),
    [translation],
  )
  return <I18nContext value={value}>{children}</I18nContext>
}

/** The words of the language, and how it writes numbers, days and times. Before the sign-in no time zone is known: then it is UTC. */
export function useWords(): Words & { format: Format } {
  const { locale, words } = useLocale()
  const timeZone = useContext(SessionContext)?.timeZone ?? 'UTC'
  return useMemo(() => ({ ...words, format: formatIn(locale, timeZone) }), [locale, words, timeZone])
}

/** The language of the console and its switch. The language of the visitors is a filter. */
export function useLocale() {
  const translation = useContext(I18nContext)
  if (!translation) throw new Error('useLocale() outside of <I18nProvider>.')
  return translation
}

/** A hook for words that few screens need, apart from the others: they load with these screens. */
export function wordsHook<Some>(words: Record<Locale, Some>): () => Some {
  return function useSomeWords() {
    return words[useLocale().locale]
  }
}

export function loadWords(locale: Locale): Promise<Words> {
  return loaders[locale]()
}

/** Each is a chunk of its own. A language without one does not compile. */
const loaders: Record<Locale, () => Promise<Words>> = {
  en: async () => (await import('./en.ts')).en,
  he: async () => (await import('./he.ts')).he,
}

const storageKey = 'console-language'

/** The language chosen on this device, or the browser's. */
export function preferredLocale(): Locale {
  const stored = attempt(() => localStorage.getItem(storageKey))
  if (isLocale(stored)) return stored
  return navigator.languages.map((tag) => tag.slice(0, 2)).find(isLocale) ?? 'en'
}

function remember(locale: Locale): void {
  attempt(() => localStorage.setItem(storageKey, locale))
}

/** Web storage throws where the browser forbids it. */
function attempt<T>(act: () => T): T | undefined {
  try {
    return act()
  } catch {
    return undefined
  }
}
