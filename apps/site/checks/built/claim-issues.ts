import type { Claim } from '@repo/content/claims/claim.ts'
import { formNames, formText } from '@repo/content/claims/form-text.ts'
import { hasShortWord, typedPatterns } from '@repo/content/claims/typed-patterns.ts'
import { ourPrice } from '@repo/content/claims/our-price.ts'
import { tiers } from '@repo/content/claims/tiers.ts'
import type { Ledger } from '@repo/content/claims/ledger.ts'
import type { Path } from '@repo/content/cta.ts'
import type { PageTexts } from '@repo/content/page.ts'
import { locales, type Locale } from '@repo/contract/locale.ts'
import { isKeptOff, isListed } from '../listed-pages.ts'
import { collectCopy, quotesIn } from '@repo/content/testing/collect-copy.ts'
import { typedClaims, type TypedClaim } from '../typed-claims.ts'
import { describePage, type BuiltPage } from './built-page.ts'
import { joined, type Place } from './read-page.ts'

/** CL: a figure shows on exactly the pages that the ledger lists, a text at least there; what is switched off shows nowhere. */
export function claimIssues(one: BuiltPage, ledger: Ledger): string[] {
  const { page, file } = one
  const found = claimsOn(one, ledger)
  const quoted = quotesIn(page, page.locale)
  const leftOut = readLeftOutClaims(one)
  return Object.entries(ledger).flatMap(([name, claim]) => {
    const hit = found.get(name)
    const about = `${name} (${claim.id}: ${claim.about})`
    if (claim.off) {
      const off = hit ?? (isListed(claim, page) ? saysIt(one, claim) : undefined)
      return off
        ? [
            `${describePage(one)} says "${off.typed}" ${where[off.place]}, but ${about} is switched off. Say it without the claim in ${findSource(off.place, one)}.`,
          ]
        : []
    }
    if (hit && isKeptOff(claim, page))
      return [
        `${describePage(one)} says "${hit.typed}" ${where[hit.place]}, but the ledger keeps ${about} off this page. Say it without the claim in ${findSource(hit.place, one)}, or add '${page.path}' to the pages of ${name} in packages/content/claims/claims.ts. If it is something else, say so: {other: …}.`,
      ]
    const isShown =
      (hit && hit.place !== 'head') || saysIt(one, claim) || (quoted.has(name) && hasShortWord(claim, page.locale))
    if (!hit && !isShown && quoted.has(name) && isFoundByWords(claim))
      return [
        `${describePage(one)} quotes ${about}, but its ${locales[page.locale].name} words are not found there. Add the words around it to typed of ${name} in packages/content/claims/claims.ts, with {} for its number.`,
      ]
    return isDue(claim, page) && !isShown && !leftOut.has(name)
      ? [
          `${describePage(one)} does not show ${about}. Quote {${name}} in ${file}, or take '${page.path}' out of the pages of ${name} in packages/content/claims/claims.ts.`,
        ]
      : []
  })
}

/** CL-01, CL-02: bars and footer name the trial of their own page, so that a page that may promise both never contradicts itself there. */
export function trialIssues(one: BuiltPage, ledger: Ledger): string[] {
  const { page } = one
  return [...claimsIn(one, 'frame', ledger)]
    .filter(([name]) => isTrial(name) && name !== page.trial && ledger[name] && !isKeptOff(ledger[name], page))
    .filter(([name]) => !page.trial || ledger[name]?.value !== ledger[page.trial]?.value)
    .map(
      ([name, typed]) =>
        `${describePage(one)} says "${typed}" (${name}) ${where.frame}, but the trial of this page is ${page.trial ?? 'none'}. Change ${findSource('frame', one)}.`,
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
          claim.said || claim.between ? !claim.off && isListed(claim, page) : claims.has(name),
        )
        .map(({ page }) => page.path),
    ]),
  )
}

function claimsIn({ page, texts }: BuiltPage, place: Place, ledger: Ledger): Map<string, string> {
  const own = texts.filter((one) => one.place === place)
  const text = withoutOthers(joined(own), page)
  // Days, sums and samples that code computes may be those of a claim that the page may not make.
  const written = joined(own.filter(({ isComputed }) => !isComputed))
  const isWelcome = ({ name }: TypedClaim) => {
    const claim = ledger[name]
    return claim && !claim.off && !isKeptOff(claim, page)
  }
  const hits = typedClaims(text, ledger)
  const welcome = hits.filter(isWelcome)
  const quoted = [...quotesIn(page, page.locale)]
  const plans = page.sections.some(({ kind }) => kind === 'plans') ? tiers : []
  // Two claims may have the same words, a refund and a trial of 14 days: the one that the page may make is meant.
  const meant = hits.filter(
    (hit) =>
      isWelcome(hit) ||
      // A plan may cost as much as another offer.
      (written.includes(hit.typed) &&
        !plans.some(({ price }) => hit.typed === ourPrice(price, page.locale)) &&
        !welcome.some(({ start, typed }) => start === hit.start && typed.length === hit.typed.length) &&
        !quoted.some((name) => name !== hit.name && says(ledger[name], hit.typed, page.locale))),
  )
  return new Map(meant.map(({ name, typed, start }) => [name, lineAt(text, typed, start)]))
}

/** Is this how the claim is worded in one of its forms? */
function says(claim: Claim | undefined, typed: string, locale: Locale): boolean {
  if (!claim || claim.off) return false
  return formNames(claim).some((form) => formText(claim, form, locale) === typed)
}

/** The text of a page without what its words mark as no claim, found by the letters around it. */
function withoutOthers(text: string, page: PageTexts): string {
  const marked = collectCopy({ words: page, locale: page.locale }).flatMap((copy) =>
    [...copy.text.replaceAll(/\*\*/g, '').matchAll(/([^%{}]*)\{other: ?([^{}]*)\}([^%{}]*)/g)].map(
      ([, before = '', other = '', after = '']) => [before.slice(-25), other, after.slice(0, 25)].map(spaced),
    ),
  )
  return marked.reduce(
    (rest, [before = '', other = '', after = '']) => rest.replaceAll(before + other + after, `${before}\uFFFC${after}`),
    text,
  )
}

function spaced(text: string): string {
  return text.replaceAll(/\s+/g, ' ')
}

/** The line of a match, if it is short enough to quote. */
function lineAt(text: string, typed: string, start: number): string {
  const [line = ''] = text.slice(text.lastIndexOf('\n', start) + 1).split('\n')
  return line.length <= 80 ? line : typed
}

/** A claim that pages weave into sentences of their own: do they say all of it? */
function saysIt({ texts }: BuiltPage, { said }: Claim): { typed: string; place: Place } | undefined {
  const text = joined(texts.filter(({ place }) => place !== 'head'))
  const all = said?.map((words) => words.find((word) => text.toLowerCase().includes(word.toLowerCase())))
  return all?.every((part) => part !== undefined) ? { typed: all.join(' … '), place: 'main' } : undefined
}

function isTrial(name: string): name is NonNullable<PageTexts['trial']> {
  return name === 'trial7' || name === 'trial14'
}

/** A number that differs from visitor to visitor is drawn in the browser. A variant that is not named may promise less. */
function isDue(claim: Claim, page: PageTexts): boolean {
  if (claim.variants?.includes(page.path)) return false
  return claim.kind !== 'demo' && !claim.between && isListed(claim, page)
}

/** A demo figure may be a bare number, and what differs from visitor to visitor is drawn in the browser. */
function isFoundByWords(claim: Claim): boolean {
  return claim.kind !== 'demo' && !claim.between && typedPatterns(claim).length > 0
}

/** Claims that the page quotes only in parts that rest on another claim, which is off: those are left out with it. */
export function readLeftOutClaims({ page, whole }: BuiltPage): ReadonlySet<string> {
  return quotesIn(whole, page.locale).difference(quotesIn(page, page.locale))
}

const where = { main: 'in its main part', frame: 'in its bars, banner or footer', head: 'in its title or description' }

/** The file to change. */
function findSource(place: Place, { file, page }: BuiltPage): string {
  return place === 'frame' ? `${file}, packages/content/ui/${page.locale}.ts or apps/site/layout/` : file
}
