import { expect, test } from 'vitest'
import { ledgerIn } from '@repo/content/claims/ledger.ts'
import { fillPage } from '@repo/content/fill.ts'
import privacyEn from '@repo/content/pages/privacy.en.ts'
import privacyHe from '@repo/content/pages/privacy-he.he.ts'
import type { LeadSetting, Measurement } from '@repo/site/analytics/measurement.ts'
import { visibleMargin } from './visible-margin.ts'

const collector = { url: '/collect' }
const silent: LeadSetting = { to: 'unconnected', services: '', fields: [], answers: false, onResults: false }
const sent = { to: 'collector', url: '/collect/v1/leads' } as const

test.each([privacyEn, privacyHe])(
  'TR-03 the drawn browser of $path shows what leaves by the switch of its paragraphs',
  (page) => {
    const [section] = fillPage(page, ledgerIn('as-specified')).sections
    if (section?.kind !== 'legalText') throw new Error(`${page.path} has no legal text.`)
    const count = (measurement?: Measurement, collects?: typeof collector, more: Partial<LeadSetting> = {}) => {
      const leads = { ...silent, ...more }
      const margin = visibleMargin(section.margin, measurement, collects, leads)
      if (margin.kind !== 'browser') throw new Error(`${page.path} has no browser in its margin.`)
      return [margin.left.length, margin.later.length, margin.notes.length]
    }
    expect(count(), 'nothing is counted or sent').toEqual([4, 0, 1])
    expect(count({ google: 'G-ABC1234567' }), 'a tag counts').toEqual([4, 3, 2])
    expect(count(undefined, collector, sent), 'we count, and the form sends').toEqual([4, 4, 3])
    expect(count(undefined, collector, { to: 'none' }), 'we count, and there is no form').toEqual([4, 4, 2])
    expect(count(undefined, undefined, { ...sent, to: 'host' }), 'the form sends, and nobody counts').toEqual([4, 0, 2])
  },
)
