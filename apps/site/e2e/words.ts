import { consent as writtenConsent } from '@repo/content/consent/consent.ts'
import { inEveryLocale } from '@repo/contract/locale.ts'
import { fill } from '@repo/content/fill.ts'
import { ui as writtenUi } from '@repo/content/ui/ui.ts'
import { ledger } from './ledger.ts'
import { asTexts } from '@repo/content/testing/as-texts.ts'

/** The words around the sections and of the consent banner, as a visitor reads them. */
export const ui = inEveryLocale((locale) => asTexts(fill(writtenUi[locale], locale, ledger)))
export const consent = inEveryLocale((locale) => asTexts(fill(writtenConsent[locale], locale, ledger)))
