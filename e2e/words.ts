import { consent as writtenConsent } from '#content/consent/consent.ts'
import { fill } from '#content/fill.ts'
import { ui as writtenUi } from '#content/ui/ui.ts'
import { ledger } from './ledger.ts'
import { asTexts } from '../checks/as-texts.ts'

/** The words around the sections and of the consent banner, as a visitor reads them. */
export const ui = { en: asTexts(fill(writtenUi.en, 'en', ledger)), he: asTexts(fill(writtenUi.he, 'he', ledger)) }
export const consent = {
  en: asTexts(fill(writtenConsent.en, 'en', ledger)),
  he: asTexts(fill(writtenConsent.he, 'he', ledger)),
}
