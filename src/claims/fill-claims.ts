import { claims, type Claim } from './claims.ts'

/** Characters that hold a left-to-right run together inside right-to-left text, where markup is impossible. */
export const isolate = { start: '\u2066', end: '\u2069' }

/**
 * Fills copy for one language: `{trial7}` becomes the claim's value, `[[+5%]]` a run that keeps its own direction.
 * In right-to-left languages both come isolated, so that `+27%` is never drawn as `27%+`.
 */
export function fillClaims(text: string, language: Language): string {
  return text
    .replace(/\{([^{}]*)\}/g, (_, quoted: string) => own(claimValue(quoted, language), language))
    .replace(/\[\[(.+?)\]\]/g, (_, run: string) => own(run, language))
}

/** The claims a text quotes, by name. */
export function claimsIn(text: string): string[] {
  return [...text.matchAll(/\{([^{}.]*)(?:\.[^{}]*)?\}/g)].map(([, name]) => name ?? '')
}

type Language = keyof Claim['forms'][string]

function claimValue(quoted: string, language: Language): string {
  const [name = '', form = 'plain'] = quoted.split('.')
  const claim: Claim | undefined = (claims as Record<string, Claim>)[name]
  if (!claim) throw new Error(`Copy quotes "{${quoted}}", but src/claims/claims.ts has no such claim.`)
  const value = claim.forms[form]
  if (!value) {
    throw new Error(
      `Copy quotes "{${quoted}}", but the claim "${name}" in src/claims/claims.ts has no form "${form}". It has: ${Object.keys(claim.forms).join(', ')}.`,
    )
  }
  return value[language]
}

const rightToLeft: readonly Language[] = ['he']

/** A run with Hebrew letters follows the sentence; one without keeps its own direction. */
function own(run: string, language: Language): string {
  return rightToLeft.includes(language) && !/[\u0590-\u05FF]/.test(run) ? isolate.start + run + isolate.end : run
}
