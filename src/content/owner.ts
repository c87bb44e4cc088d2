import type { InEveryLocale } from '#contract/locale.ts'

/**
 * What only the owner knows, for the pages the law wants. Copy quotes a detail by its name: `{company}`. Give it a `value`,
 * one for all languages or one for each; until then pages mark the gap with its `missing` words, `npm run launch-check`
 * lists it, and search engines do not list the pages that have a `draft` note.
 */
export const owner: Record<OwnerDetail, Detail> = {
  company: { missing: { en: 'registered name of the company', he: 'שם החברה הרשום' } },
  companyNumber: { missing: { en: 'registration number', he: 'מספר ח״פ' } },
  address: { missing: { en: 'postal address', he: 'כתובת למשלוח דואר' } },
  email: { missing: { en: 'email address', he: 'כתובת דוא״ל' } },
  coordinator: { missing: { en: 'full name of the coordinator', he: 'שם מלא' } },
  coordinatorPhone: { missing: { en: 'phone number', he: 'מספר טלפון' } },
  coordinatorEmail: { missing: { en: 'email for accessibility', he: 'כתובת דוא״ל לנגישות' } },
  accessCheck: { missing: { en: 'date of the last check, and who did it', he: 'מועד הבדיקה ומי ערך אותה' } },
  hosting: {
    missing: { en: 'hosting company, and how long it keeps its logs', he: 'חברת האחסון, וכמה זמן היא שומרת רישומים' },
  },
  court: { missing: { en: 'city of the court', he: 'העיר של בית המשפט' } },
  textsUpdated: { missing: { en: 'date', he: 'תאריך' } },
}

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

/** The details that the owner has not supplied yet. */
export function missingDetails(details: Readonly<Record<string, Detail>> = owner): [name: string, detail: Detail][] {
  return Object.entries(details).filter(([, { value }]) => value === undefined)
}

export interface Detail {
  value?: string | InEveryLocale<string>
  /** What is shown in its place, and what launch-check asks for. */
  missing: InEveryLocale<string>
}
