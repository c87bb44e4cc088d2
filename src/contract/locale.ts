/** Every language of the site, kept here alone. A new line makes the compiler list the words that are missing. */
export const locales = {
  en: { dir: 'ltr', name: 'English', date: 'en-US', openGraph: 'en_US' },
  he: { dir: 'rtl', name: 'עברית', date: 'he-IL', openGraph: 'he_IL' },
} as const

export type Locale = keyof typeof locales

/** A value for every language. */
export type InEveryLocale<T> = Record<Locale, T>

export function isLocale(value: unknown): value is Locale {
  return typeof value === 'string' && Object.hasOwn(locales, value)
}

/** The languages as a list, for schemas and loops. */
export const localeCodes = Object.keys(locales) as Locale[]
