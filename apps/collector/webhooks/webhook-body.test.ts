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
    marks: ['too-fast'],
  },
}
const erased: LeadMessage = { kind: 'lead.erased', id, lead: { id: created.lead.id } }
const mail = { from: 'site@example.com', to: 'you@example.com' }
const alerts = webhookFormats.filter((format) => format !== 'lead')

test.each(alerts)('%s: no name and no phone, unless the owner sets it', (format) => {
  const silent = webhookBody({ format, isPersonal: false, mail }, created)
  expect(silent).not.toMatch(/דנה|כהן|123|4567|store|pdp/)
  expect(silent).toContain(created.lead.id)
  const told = webhookBody({ format, isPersonal: true, mail }, created)
  for (const part of ['דנה כהן', '050-123 4567', 'dana@store.example', 'goal pdp, aov b2']) expect(told).toContain(part)
})

test.each(webhookFormats)('%s: an erasure names the lead and nothing else of it', (format) => {
  const body = webhookBody({ format, isPersonal: true, mail }, erased)
  expect(body).toContain(created.lead.id)
  expect(body).not.toMatch(/undefined|null/)
})

test('lead: the whole lead, as a CRM gets it', () => {
  expect(bodyOf('lead', created)).toEqual(created)
  expect(bodyOf('lead', erased)).toEqual(erased)
})

test('slack: one text, with a link to the lead in the console', () => {
  const suspect = { ...created, request: 2, waiting: 9 } as LeadMessage
  const template = {
    format: 'slack',
    isPersonal: false,
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

test('mail: sender, recipient, a subject without a word of the visitor, and the text', () => {
  expect(bodyOf('mail', created, true)).toEqual({
    ...mail,
    subject: 'New lead',
    text: expect.stringMatching(
      /Name: דנה כהן\nPhone: 050-123 4567\nEmail: dana@store.example\nStore: store.example\nQuiz answers: goal pdp, aov b2\nFrom /,
    ),
  })
})

test('zapier: flat, a field for each value', () => {
  expect(bodyOf('zapier', created, true)).toEqual({
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
    full_name: 'דנה כהן',
    phone: '050-123 4567',
    email: 'dana@store.example',
    store_address: 'store.example',
    quiz_answers: 'goal pdp, aov b2',
  })
})

test('what a visitor wrote makes no link, no mention and no line of its own', () => {
  const hostile = {
    ...created.lead,
    fullName: '<!channel> <https://x.example|ok> &\nPhone: 1',
    route: '/\r\nFlags: none',
  }
  const { text } = bodyOf('slack', { ...created, lead: hostile }, true) as { text: string }
  expect(text).not.toMatch(/[<>]/)
  expect(text).toContain('Name: &lt;!channel&gt; &lt;https://x.example|ok&gt; &amp; Phone: 1')
  expect(text.split('\n').filter((line) => /^(Phone|Flags):/.test(line))).toEqual(['Phone: 050-123 4567'])
})

function bodyOf(format: WebhookFormat, message: LeadMessage, isPersonal = false): unknown {
  return JSON.parse(webhookBody({ format, isPersonal, mail }, message))
}
