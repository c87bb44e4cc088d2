import { consent as writtenConsent } from '#content/consent/consent.ts'
import { fill } from '#content/fill.ts'
import { ui as writtenUi } from '#content/ui/ui.ts'
import { ledger } from './ledger.ts'

/** The words around the sections and of the consent banner, as a visitor reads them. */
export const ui = { en: fill(writtenUi.en, 'en', ledger), he: fill(writtenUi.he, 'he', ledger) }
export const consent = { en: fill(writtenConsent.en, 'en', ledger), he: fill(writtenConsent.he, 'he', ledger) }
