import { expect, test } from 'vitest'
import type { Claim } from '@repo/content/claims/claim.ts'
import { claims } from '@repo/content/claims/claims.ts'
import { ledgerIn } from '@repo/content/claims/ledger.ts'
import { contradictions } from '@repo/content/claims/contradictions.ts'
import { readResolvedPages } from '@repo/content/read-pages.ts'
import { listedPages } from '@repo/site/checks/listed-pages.ts'
import { claimsHtml } from './claims-html.ts'
import { claimsReport } from './claims-report.ts'
import { claimsText } from './claims-text.ts'

const ledger: Record<string, Claim> = claims
const pages = listedPages(
  (await readResolvedPages(claims)).map(({ page }) => page),
  ledger,
)
const report = claimsReport(ledger, pages)
const text = claimsText(report)
const html = claimsHtml(report, 'Sondia')

test('CL the report names every claim with its status and source', () => {
  for (const [name, claim] of Object.entries(ledger)) {
    expect(text).toContain(`${name} (${claim.id}): ${claim.about}`)
    expect(text).toContain(claim.source)
    expect(html).toContain(`<th scope="row">${name}<small>`)
  }
})

test('CL the report says on which pages a claim shows', () => {
  const listPages = (name: string) => report.claims.find((claim) => claim.name === name)?.pages
  const isOff = (name: string) => ledger[name]?.off
  for (const name of ['conversionLift', 'merchantsJoined'] as const)
    expect(listPages(name)?.toSorted(), name).toEqual(isOff(name) ? [] : claims[name].pages.toSorted())
  expect(listPages('rating')?.includes('/pricing')).toBe(!isOff('rating'))
})

test('CL every contradiction is reported in the words of the ledger', () => {
  expect(report.contradictions).toHaveLength(contradictions.length)
  for (const one of report.contradictions) {
    const { about, state, why, kept } = one
    expect(text).toContain(`${state === 'open' ? '!' : `${state}:`} ${about}`)
    expect(text).toContain(state === 'kept' ? kept : why)
    expect(html).toContain(about)
    expect(about + why).not.toMatch(/[{}]/)
  }
})

test('CL a contradiction follows the values of the ledger', () => {
  const aboutTrial = (trial7: Claim) => claimsReport({ ...ledger, trial7 }, pages).contradictions[0]?.about
  expect(aboutTrial({ ...claims.trial7, value: 10 })).toMatch(/^Free trial: 10 days · /)
  expect(aboutTrial({ ...claims.trial7, value: 11 })).toMatch(/^Free trial: 11 days · /)
})

test('CL-27 without what needs evidence, only terms of the product can contradict each other', () => {
  const proven = claimsReport(ledgerIn('substantiated', ledger), pages).contradictions
  const open = proven.filter(({ state }) => state === 'open').flatMap(({ claims: sides }) => sides)
  const shown = open.filter(({ isShown }) => isShown).map(({ name }) => ledger[name]?.status)
  expect(shown.filter((status) => status === 'unsubstantiated')).toEqual([])
})

test('CL-27 an offer that is kept on purpose is reported with its reason', () => {
  const kept = 'Campaigns need a fortnight to show a result.'
  const [first] = report.contradictions
  if (!first) throw new Error('The ledger has no contradictions.')
  const withKept = { ...report, contradictions: [{ ...first, state: 'kept' as const, kept }] }
  expect(claimsText(withKept)).toContain('0 open contradictions.')
  expect(claimsText(withKept)).toContain(`kept: ${first.about}\n`)
  expect(claimsText(withKept)).toContain(kept)
  expect(claimsHtml(withKept, 'Sondia')).toContain(`(kept)<br>${kept}`)
})

test('CL words cannot break out of the page they are reported on', () => {
  const about = '<script>alert(1)</script>'
  const hostile = claimsReport({ ...ledger, rating: { ...claims.rating, about } }, pages)
  expect(claimsHtml(hostile, 'Sondia')).not.toContain(about)
})

test('CL-26 figures that are marked as something else are listed for the reviewer', () => {
  const mark = { file: 'packages/content/pages/x.en.ts', text: '{other: 45%} off', typed: '45%' }
  const marked = claimsReport(ledger, pages, [mark])
  expect(claimsText(marked)).toContain(`"45%"\n  ${mark.file}\n  ${mark.text}`)
  expect(claimsHtml(marked, 'Sondia')).toContain(mark.text)
})
