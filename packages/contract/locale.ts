/** Every language of the site, kept here alone. A new line makes the compiler list the words that are missing: docs/how-to/add-a-language.md. */
export const locales = {
  en: { dir: 'ltr', script: 'Latin', name: 'English', date: 'en-US', openGraph: 'en_US' },
  he: { dir: 'rtl', script: 'Hebrew', name: 'עברית', date: 'he-IL', openGraph: 'he_IL' },
} as const satisfies Record<string, Language>

interface Language {
  dir: 'ltr' | 'rtl'
  /** Its letters, by their name in Unicode (`\p{Script=Hebrew}`). */
  script: string
  /** As it calls itself. */
  name: string
  /** How it writes dates and numbers, in the digits 0 to 9: drawings and the ledger's patterns read no others. */
  date: string
  openGraph: string
}

export type Locale = keyof typeof locales

/** A value for every language. */
export type InEveryLocale<T> = Record<Locale, T>

export function isLocale(value: unknown): value is Locale {
  return typeof value === 'string' && Object.hasOwn(locales, value)
}

/** The languages as a list, for schemas and loops. */
export const localeCodes = Object.keys(locales) as Locale[]

export function inEveryLocale<T>(make: (locale: Locale) => T): InEveryLocale<T> {
  return Object.fromEntries(localeCodes.map((locale) => [locale, make(locale)])) as InEveryLocale<T>
}
