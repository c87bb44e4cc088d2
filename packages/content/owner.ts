import type { InEveryLocale } from '@repo/contract/locale.ts'

/**
 * What only the owner knows, for the pages the law wants. Copy quotes a detail by its name: `{company}`. Give it a `value`,
 * one for all languages or one for each; until then no page says a sentence that quotes it (DM-02), `npm run launch-check`
 * lists it, and search engines do not list the pages that quote a detail.
 */
const legalDetails = {
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
} satisfies Record<string, Detail>

/**
 * What only the owner knows about the app, for "Under the hood" (PG-10): whole sentences, one for each language. Without a
 * value a question is not asked; a place to check is where a merchant sees that the answer is true.
 */
const appFacts = {
  appInstalled: {
    missing:
      'what is installed in a store; pricing then says "One switch in your theme editor", integrations "1 switch" and "0 lines of code"',
  },
  appInstalledCheck: { missing: 'where a merchant checks what is installed' },
  scriptWeight: {
    missing: 'weight of the script, and when it loads; home pages and integrations then say "Loads after your page"',
  },
  scriptWeightCheck: { missing: 'where a merchant checks the weight' },
  permissions: { missing: 'what the app may read in a store, and what not' },
  permissionsCheck: { missing: 'where a merchant checks the permissions' },
  answersStored: { missing: 'where answers are stored, and for how long' },
  answersStoredCheck: { missing: 'where a merchant checks the storage of answers' },
  aiProvider: { missing: 'what is sent to which provider of AI' },
  aiProviderCheck: { missing: 'where a merchant checks the provider of AI' },
  exportCheck: { missing: 'where the app exports answers' },
  transcriptCheck: { missing: 'where the app shows transcripts' },
  switchOff: { missing: 'how the app is switched off; pricing and integrations then say that the theme is untouched' },
  switchOffCheck: { missing: 'where a merchant switches it off' },
  afterUninstall: { missing: 'what stays after the app is uninstalled; integrations then says "0 left behind"' },
  afterUninstallCheck: { missing: 'where a merchant checks what stayed' },
} satisfies Record<string, Detail>

/** What only the owner knows about the call that a plan offers (RS-05): a sentence for each language. Without a value it is not said. */
const callFacts = {
  callWho: { missing: 'who calls a merchant back' },
  callWhen: { missing: 'when the call comes' },
  callLength: { missing: 'how long the call takes' },
  callWritten: { missing: 'what a merchant has in writing after the call' },
} satisfies Record<string, Detail>

/**
 * What only the owner knows and merchants ask first, in Israel above all: a sentence for each language. Without a value a question of the
 * home pages and of pricing is not asked.
 */
const merchantFacts = {
  hebrewReady: { missing: 'whether survey, replies and dashboard work in Hebrew, right to left' },
  chatAnswered: {
    missing:
      'who answers on WhatsApp, and when: home pages and leads say it, and "Check us" where there are no reviews',
  },
  invoices: { missing: 'currency of the charge, VAT, and who issues the invoice' },
  whoWeAre: {
    missing: 'who you are and where: home pages say it, and "Check us" where there are no reviews',
  },
} satisfies Record<string, Detail>

/** What the app exports, for the file that integrations offers. Without a value it is not offered. */
const exportFacts = {
  csvExport: { missing: 'the CSV of a test store: its line of columns, and two or three lines of answers' },
} satisfies Record<string, Detail>

export const owner: Details = { ...legalDetails, ...appFacts, ...callFacts, ...merchantFacts, ...exportFacts }

export type Details = Readonly<Record<OwnerDetail, Detail>>

export type OwnerDetail =
  | keyof typeof legalDetails
  | keyof typeof appFacts
  | keyof typeof callFacts
  | keyof typeof merchantFacts
  | keyof typeof exportFacts

export function isOwnerDetail(name: string): name is OwnerDetail {
  return Object.hasOwn(owner, name)
}

export function isLegalDetail(name: string): boolean {
  return Object.hasOwn(legalDetails, name)
}

export function isCallFact(name: string): boolean {
  return Object.hasOwn(callFacts, name)
}

export function isMerchantFact(name: string): boolean {
  return Object.hasOwn(merchantFacts, name)
}

export function isExportFact(name: string): boolean {
  return Object.hasOwn(exportFacts, name)
}

/** The details that the owner has not supplied yet; by default those that legal pages wait for. */
export function missingDetails(details: Record<string, Detail> = legalDetails): [name: string, detail: Detail][] {
  return Object.entries(details).filter(([, { value }]) => value === undefined)
}

export interface Detail {
  value?: string | InEveryLocale<string>
  /** What launch-check asks for while there is no value. */
  missing: string
}
