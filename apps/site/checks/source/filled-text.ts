import type { Ledger } from '@repo/content/claims/ledger.ts'
import { fillText } from '@repo/content/fill.ts'
import type { Locale } from '@repo/contract/locale.ts'

/** A text as visitors read it, or nothing if it quotes what cannot be filled in: another check names that, and all checks go on. */
export function filledText(text: string, locale: Locale, ledger: Ledger): string | undefined {
  try {
    return fillText(text, locale, ledger)
  } catch {
    return undefined
  }
}
