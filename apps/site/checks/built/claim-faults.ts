import type { Claim } from '@repo/content/claims/claim.ts'
import type { Ledger } from '@repo/content/claims/ledger.ts'
import type { Path } from '@repo/content/cta.ts'
import type { PageTexts } from '@repo/content/page.ts'
import { locales } from '@repo/contract/locale.ts'
import { isKeptOff, isListed, listedPath } from '../listed-pages.ts'
import { quotesIn } from '@repo/content/testing/copy-of.ts'
import { typedClaims } from '../typed-claims.ts'
import { nameOf, type BuiltPage } from './built-page.ts'
import { joined, type Place } from './read-page.ts'

/** CL: a figure shows on exactly the pages that the ledger lists, a text at least there; what is switched off shows nowhere. */
export function claimFaults(one: BuiltPage, ledger: Ledger): string[] {
  const { page, file } = one
  const found = claimsOn(one, ledger)
  const quoted = quotesIn(page, page.locale)
  return Object.entries(ledger).flatMap(([name, claim]) => {
    const hit = found.get(name)
    const about = `${name} (${claim.id}: ${claim.about})`
    if (claim.off) {
      const off = hit ?? (isListed(claim, page, ledger) ? saysIt(one, claim) : undefined)
      return off
        ? [
            `${nameOf(one)} says "${off.typed}" ${where[off.place]}, but ${about} is switched off. Say it without the claim in ${sourceOf(off.place, one)}.`,
          ]
        : []
    }
    if (hit && isKeptOff(claim, page, ledger))
      return [
        `${nameOf(one)} says "${hit.typed}" ${where[hit.place]}, but the ledger keeps ${about} off this page. Say it without the claim in ${sourceOf(hit.place, one)}, or change the pages of ${name} in packages/content/claims/claims.ts.`,
      ]
    const isShown = (hit && hit.place !== 'head') || saysIt(one, claim)
    if (!hit && !isShown && quoted.has(name) && isFoundByWords(claim))
      return [
        `${nameOf(one)} quotes ${about}, but no pattern in its \`typed\` finds the ${locales[page.locale].name} words. Add one to ${name} in packages/content/claims/claims.ts.`,
      ]
    return isDue(claim, page, ledger) && !isShown
      ? [
          `${nameOf(one)} does not show ${about}. Quote {${name}} in ${file}, or change the pages of ${name} in packages/content/claims/claims.ts.`,
        ]
      : []
  })
}

/** CL-01, CL-02: bars and footer name the trial of their own page, so that a page that may promise both never contradicts itself there. */
export function trialFaults(one: BuiltPage, ledger: Ledger): string[] {
  const { page } = one
  return [...claimsIn(one, 'frame', ledger)]
    .filter(([name]) => isTrial(name) && name !== page.trial && ledger[name] && !isKeptOff(ledger[name], page, ledger))
    .map(
      ([name, typed]) =>
        `${nameOf(one)} says "${typed}" (${name}) ${where.frame}, but the trial of this page is ${page.trial ?? 'none'}. Change ${sourceOf('frame', one)}.`,
    )
}

/** Where a page makes each of its claims: the main part counts first, the head last. */
export function claimsOn(one: BuiltPage, ledger: Ledger): Map<string, { typed: string; place: Place }> {
  return new Map(
    (['head', 'frame', 'main'] as const).flatMap((place) =>
      [...claimsIn(one, place, ledger)].map(([name, typed]) => [name, { typed, place }] as const),
    ),
  )
}

/** The paths of the pages that show each claim. What they draw by lot or say in words of their own, the ledger lists. */
export function shownPages(built: readonly BuiltPage[], ledger: Ledger): Map<string, Path[]> {
  const found = built.map((one) => ({ page: one.page, claims: claimsOn(one, ledger) }))
  return new Map(
    Object.entries(ledger).map(([name, claim]) => [
      name,
      found
        .filter(({ page, claims }) =>
          claim.said || claim.between ? !claim.off && isListed(claim, page, ledger) : claims.has(name),
        )
        .map(({ page }) => page.path),
    ]),
  )
}

function claimsIn({ texts }: BuiltPage, place: Place, ledger: Ledger): Map<string, string> {
  const text = joined(texts.filter((one) => one.place === place))
  return new Map(typedClaims(text, ledger).map(({ name, typed, start }) => [name, lineAt(text, typed, start)]))
}

/** The line of a match, if it is short enough to quote. */
function lineAt(text: string, typed: string, start: number): string {
  const [line = ''] = text.slice(text.lastIndexOf('\n', start) + 1).split('\n')
  return line.length <= 80 ? line : typed
}

/** A claim that pages weave into sentences of their own: do they say all of it? */
function saysIt({ texts }: BuiltPage, { said }: Claim): { typed: string; place: Place } | undefined {
  const text = joined(texts.filter(({ place }) => place !== 'head'))
  const all = said?.map((pattern) => pattern.exec(text)?.[0])
  return all?.every((part) => part !== undefined) ? { typed: all.join(' … '), place: 'main' } : undefined
}

function isTrial(name: string): name is NonNullable<PageTexts['trial']> {
  return name === 'trial7' || name === 'trial14'
}

/** A number that differs from visitor to visitor is drawn in the browser. A variant that is not listed may promise less. */
function isDue(claim: Claim, page: PageTexts, ledger: Ledger): boolean {
  if (listedPath(page, ledger) !== page.path && claim.pages !== 'all') return false
  return claim.kind !== 'demo' && !claim.between && isListed(claim, page, ledger)
}

/** A demo figure may be a bare number, and what differs from visitor to visitor is drawn in the browser. */
function isFoundByWords({ kind, between, typed }: Claim): boolean {
  return kind !== 'demo' && !between && typed.length > 0
}

const where = { main: 'in its main part', frame: 'in its bars, banner or footer', head: 'in its title or description' }

/** The file to change. */
function sourceOf(place: Place, { file, page }: BuiltPage): string {
  return place === 'frame' ? `${file}, packages/content/ui/${page.locale}.ts or apps/site/layout/` : file
}
