/** Every language of the site. A new line here makes the compiler list the words that are missing. */
export const locales = {
  en: { dir: 'ltr', name: 'English', date: 'en-US', openGraph: 'en_US' },
  he: { dir: 'rtl', name: 'עברית', date: 'he-IL', openGraph: 'he_IL' },
} as const

export type Locale = keyof typeof locales

export function isLocale(value: unknown): value is Locale {
  return typeof value === 'string' && Object.hasOwn(locales, value)
}

/** A text in every language. */
export type InEveryLocale<T> = Record<Locale, T>
