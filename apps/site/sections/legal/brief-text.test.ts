import { expect, test } from 'vitest'
import { ledgerIn } from '@repo/content/claims/ledger.ts'
import { fillPage } from '@repo/content/fill.ts'
import privacyEn from '@repo/content/pages/privacy.en.ts'
import privacyHe from '@repo/content/pages/privacy-he.he.ts'
import type { Measurement } from '@repo/site/analytics/measurement.ts'
import { briefText } from './brief-text.ts'

const tags: Measurement = { google: 'G-ABC1234567' }
const collector = { url: '/collect' }
const url = '/collect/v1/leads'
type Leads = Parameters<typeof briefText>[3]
const asksFirst = { en: /if you say yes/, he: /בלי שהסכמתם/ }
const sendsLeads = { en: /sends us/, he: /שולח לנו/ }
/** Where it asks for more it does not say that these are all. */
const sendsTwo = { en: /your name and phone number/, he: /שם וטלפון/ }

test.each([privacyEn, privacyHe])('TR-03 $path says in short what the build does with visits and leads', (page) => {
  const [section] = fillPage(page, ledgerIn('as-specified')).sections
  if (section?.kind !== 'legalText') throw new Error(`${page.path} has no legal text.`)
  const said = (measurement?: Measurement, collects?: typeof collector, { url, fields = [] }: Partial<Leads> = {}) => {
    const text = String(briefText(section.brief, measurement, collects, { url, fields }))
    return [asksFirst, sendsLeads, sendsTwo].map((words) => words[page.locale].test(text))
  }
  expect(said()).toEqual([false, false, false])
  expect(said(tags)).toEqual([true, false, false])
  expect(said(undefined, collector)).toEqual([true, false, false])
  expect(said(undefined, collector, { url })).toEqual([true, true, true])
  expect(said(tags, collector, { url, fields: ['email'] })).toEqual([true, true, false])
  // A function of the static host takes leads, and nobody counts.
  expect(said(undefined, undefined, { url })).toEqual([false, true, true])
  expect(said(undefined, undefined, { url, fields: ['email'] })).toEqual([false, true, false])
})
