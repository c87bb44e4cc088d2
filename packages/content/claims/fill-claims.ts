import type { Locale } from '@repo/contract/locale.ts'
import { nearest } from '@repo/contract/nearest.ts'
import type { Claim } from './claim.ts'
import { formNames, formText, readNumber } from './form-text.ts'
import { isolateRuns, isolateValue } from './isolate-runs.ts'
import type { Ledger } from './ledger.ts'

/**
 * Fills copy for one language: `{trial7}` becomes the claim's value, and `{other: 30 days}` is "30 days" and no claim, whatever the trial
 * is. In right-to-left languages claims and left-to-right runs come isolated. `names` are other words that copy may quote, such as the brand's.
 */
export function fillClaims(
  text: string,
  locale: Locale,
  ledger: Ledger,
  names: Readonly<Record<string, string>> = {},
): string {
  const filled = text
    .replace(notClaim, '$1')
    .replace(
      /\{([^{}]*)\}/g,
      (_, quoted: string) => names[quoted] ?? isolateValue(writeClaim(quoted, locale, ledger), locale),
    )
  return isolateRuns(filled, locale)
}

/** The mark of words that look like a claim and are something else: the period that a price is for, the returns of a sample store. */
export const notClaim = /\{other: ?([^{}]*)\}/g

/** What a text quotes, by name: its claims, and the other names in braces. */
export function quotedIn(text: string): { name: string; form: string }[] {
  return [...text.replace(notClaim, '$1').matchAll(/\{([^{}]*)\}/g)].map(([, quoted = '']) =>
    nameAndForm(quoted, 'plain'),
  )
}

/** A number of the ledger, for drawings that count it: `trial7`, `roasDoubled.before`. */
export function claimNumber(quoted: string, ledger: Ledger): number {
  const { name, form } = nameAndForm(quoted, 'number')
  const number = readNumber(shownClaim(quoted, ledger), form)
  if (number === undefined) {
    throw new Error(
      `A drawing counts "${quoted}", but the claim "${name}" in packages/content/claims/claims.ts has no such number.`,
    )
  }
  return number
}

function nameAndForm(quoted: string, usual: string) {
  const [name = '', form = usual] = quoted.split('.')
  return { name, form }
}

function writeClaim(quoted: string, locale: Locale, ledger: Ledger): string {
  const { name, form } = nameAndForm(quoted, 'plain')
  const claim = shownClaim(quoted, ledger)
  const text = formText(claim, form, locale)
  if (text === undefined) {
    throw new Error(
      `Copy quotes "{${quoted}}", but the claim "${name}" in packages/content/claims/claims.ts has no form "${form}". It has: ${formNames(claim).join(', ')}.`,
    )
  }
  return text
}

function shownClaim(quoted: string, ledger: Ledger): Claim {
  const { name } = nameAndForm(quoted, 'plain')
  const claim = ledger[name]
  if (!claim) {
    const near = nearest(name, Object.keys(ledger))
    throw new Error(
      `Copy quotes "{${quoted}}", but packages/content/claims/claims.ts has no such claim.${near ? ` Did you mean {${near}}?` : ''}`,
    )
  }
  if (claim.off) {
    throw new Error(
      `Copy quotes "{${quoted}}", which is switched off. Say what the page says without the claim: { with: '…', without: '…' }.`,
    )
  }
  return claim
}
