import { expect, test } from 'vitest'
import { webhookBody, webhookFormats, type LeadMessage, type WebhookFormat } from './webhook-body.ts'

const id = '5f0c0000-0000-4000-8000-000000000001'
const created: LeadMessage = {
  kind: 'lead.created',
  id,
  lead: {
    id: '019a0000-0000-7000-8000-000000000001',
    receivedAt: '2026-11-16T09:00:00.000Z',
    fullName: 'דנה כהן',
    phone: '050-123 4567',
    email: 'dana@store.example',
    storeAddress: 'store.example',
    answers: { goal: 'pdp', aov: 'b2' },
    lang: 'he',
    route: '/lead',
    campaign: { utm_source: 'meta', utm_campaign: 'spring' },
    flags: ['too-fast'],
  },
}
const erased: LeadMessage = { kind: 'lead.erased', id, lead: { id: created.lead.id } }
const alerts = webhookFormats.filter((format) => format !== 'lead')

test.each(alerts)('%s: an alert has no name and no phone', (format) => {
  const silent = webhookBody({ format }, created)
  expect(silent).not.toMatch(/דנה|כהן|123|4567|store|pdp/)
  expect(silent).toContain(created.lead.id)
})

test.each(webhookFormats)('%s: an erasure names the lead and nothing else of it', (format) => {
  const body = webhookBody({ format }, erased)
  expect(body).toContain(created.lead.id)
  expect(body).not.toMatch(/undefined|null/)
})

test('lead: the whole lead, as a CRM gets it', () => {
  expect(readBody('lead', created)).toEqual(created)
  expect(readBody('lead', erased)).toEqual(erased)
})

test('slack: one text, with a link to the lead in the console', () => {
  const suspect = { ...created, request: 2, waiting: 9 } as LeadMessage
  const template = {
    format: 'slack',
    timeZone: 'Asia/Jerusalem',
    consoleOrigin: 'https://c.example',
  } as const
  expect(JSON.parse(webhookBody(template, suspect))).toEqual({
    text: [
      'New lead',
      'New lead, set aside: too-fast.',
      'From /lead, campaign spring (meta), at 11:00.',
      '2nd request from this phone. Quiz answers are attached.',
      `<https://c.example/leads?lead=${created.lead.id}|Open in the console>`,
      '9 people are waiting for a call. Name and phone open after sign-in.',
    ].join('\n'),
  })
})

test('zapier: flat, a field for each value', () => {
  expect(readBody('zapier', created)).toEqual({
    kind: 'lead.created',
    id,
    lead_id: created.lead.id,
    received_at: '2026-11-16T09:00:00.000Z',
    received_local: '2026-11-16 09:00',
    language: 'he',
    page: '/lead',
    landing: '/lead',
    utm_source: 'meta',
    utm_campaign: 'spring',
    flags: 'too-fast',
    answers: true,
  })
})

test('what a visitor wrote makes no link, no mention and no line of its own', () => {
  const hostile = {
    ...created.lead,
    campaign: { utm_campaign: '<!channel> <https://x.example|ok> &' },
    route: '/\r\nFlags: none',
  }
  const { text } = readBody('slack', { ...created, lead: hostile }) as { text: string }
  expect(text).not.toMatch(/[<>]/)
  expect(text).toContain('&lt;!channel&gt; &lt;https://x.example|ok&gt; &amp;')
  expect(text.split('\n').filter((line) => line.startsWith('Flags:'))).toEqual([])
})

function readBody(format: WebhookFormat, message: LeadMessage): unknown {
  return JSON.parse(webhookBody({ format }, message))
}
