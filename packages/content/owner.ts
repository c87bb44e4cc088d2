import type { InEveryLocale } from '@repo/contract/locale.ts'

/**
 * What only the owner knows, for the pages the law wants. Copy quotes a detail by its name: `{company}`. Give it a `value`,
 * one for all languages or one for each; until then no page says a sentence that quotes it (DM-02), `npm run launch-check`
 * lists it, and search engines do not list the pages that quote a detail.
 */
export const owner: Details = {
  company: { missing: 'registered name of the company' },
  companyNumber: { missing: 'registration number' },
  address: { missing: 'postal address' },
  email: { missing: 'email address' },
  coordinator: { missing: 'full name of the accessibility coordinator' },
  coordinatorPhone: { missing: 'phone number for accessibility' },
  coordinatorEmail: { missing: 'email for accessibility' },
  accessCheck: { missing: 'date of the last check of accessibility, and who did it' },
  hosting: { missing: 'hosting company, and how long it keeps its logs' },
  court: { missing: 'city of the court' },
  textsUpdated: { missing: 'date of the last change to the legal pages' },
}

export type Details = Readonly<Record<OwnerDetail, Detail>>

export type OwnerDetail =
  | 'company'
  | 'companyNumber'
  | 'address'
  | 'email'
  | 'coordinator'
  | 'coordinatorPhone'
  | 'coordinatorEmail'
  | 'accessCheck'
  | 'hosting'
  | 'court'
  | 'textsUpdated'

export function isOwnerDetail(name: string): name is OwnerDetail {
  return Object.hasOwn(owner, name)
}

/** The details that the owner has not supplied yet. */
export function missingDetails(details: Readonly<Record<string, Detail>> = owner): [name: string, detail: Detail][] {
  return Object.entries(details).filter(([, { value }]) => value === undefined)
}

export interface Detail {
  value?: string | InEveryLocale<string>
  /** What launch-check asks for while there is no value. */
  missing: string
}
