import { locales, type Locale } from '@repo/contract/locale.ts'
import { nearest } from '@repo/contract/nearest.ts'
import type { Claim } from './claim.ts'
import { formNames, formText, readNumber } from './form-text.ts'
import type { Ledger } from './ledger.ts'

/**
 * Fills copy for one language: `{trial7}` becomes the claim's value, `[[+5%]]` a run that keeps its own direction.
 * `{other: 30 days}` is "30 days" and no claim, whatever the trial is. In right-to-left languages claims and runs come isolated, so that `+27%` is never drawn as `27%+`. `names` are other words that
 * copy may quote, such as the brand's.
 */
export function fillClaims(
  text: string,
  locale: Locale,
  ledger: Ledger,
  names: Readonly<Record<string, string>> = {},
): string {
  return text
    .replace(notClaim, '$1')
    .replace(/\{([^{}]*)\}/g, (_, quoted: string) => names[quoted] ?? isolated(wordsOf(quoted, locale, ledger), locale))
    .replace(/\[\[(.+?)\]\]/g, (_, run: string) => isolated(run, locale))
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

/** Bidi isolates: they hold a left-to-right run together inside right-to-left text, where markup is impossible. */
export const isolate = { start: '\u2066', end: '\u2069' }

function nameAndForm(quoted: string, usual: string) {
  const [name = '', form = usual] = quoted.split('.')
  return { name, form }
}

function wordsOf(quoted: string, locale: Locale, ledger: Ledger): string {
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

/** A run with letters of the language follows the sentence; one without keeps its own direction. */
function isolated(run: string, locale: Locale): string {
  const { dir, script } = locales[locale]
  const isForeign = !new RegExp(`\\p{Script=${script}}`, 'u').test(run)
  return dir === 'rtl' && isForeign ? isolate.start + run + isolate.end : run
}
