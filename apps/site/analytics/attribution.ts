import type { OwnerEvents, Utm } from '@repo/contract/events.ts'
import type { Locale } from '@repo/contract/locale.ts'

/** The utm parameters of a query string. Absent and empty ones are left out. */
export function attribution(search: string): Utm {
  const query = new URLSearchParams(search)
  const utm: Utm = {}
  for (const name of names) {
    const value = query.get(name)
    if (value) utm[name] = value
  }
  return utm
}

const names = [
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
] as const satisfies readonly (keyof Utm)[]

/** Page and variant, as the site writes them on <html> in a build with a collector. */
export function pageIdentity(): OwnerEvents['page_view'] {
  const { page = '', variant = '' } = document.documentElement.dataset
  return { page, variant }
}

/** Language of the page. A cast, because <html lang> is always written from a `Locale`. */
export function pageLocale(): Locale {
  return document.documentElement.lang as Locale
}
