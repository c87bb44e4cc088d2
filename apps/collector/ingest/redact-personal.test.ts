import { expect, test } from 'vitest'
import { looksLikeLead, redactPersonal } from './redact-personal.ts'

const fields =
  'fullName full_name firstName last-name surname phone phoneNumber userPhone tel telNumber telephone mobile cell whatsapp email e-mail mail contact_email שם טלפון נייד'

test.each(fields.split(' '))(
  'a field named %s looks like a lead: as JSON, in a JSON text, cut off, and from a form',
  (field) => {
    const json = JSON.stringify({ name: 'lead', [field]: 'x' })
    for (const body of [json, JSON.stringify({ body: json }), json.slice(0, -2), `a=b&${field}=x`])
      expect(looksLikeLead(body), body).toBe(true)
  },
)

test('a name with a space is that of a person; names of events have none', () => {
  expect(looksLikeLead('{"name":"Dana Cohen"}')).toBe(true)
  expect(looksLikeLead('{"name":"page_view","page":"/a b"}')).toBe(false)
})

test.each([
  '{"name":"quiz_option_select","stepId":"contact","optionId":"phone"}',
  '{"name":"page_view","route":"/hotel","variant":"hotel"}',
  '{"hotel":"x","stellar":1,"template":"t","pageLang":"he"}',
])('an event does not look like a lead: %s', (text) => {
  expect(looksLikeLead(text)).toBe(false)
})

test.each([
  ['dana@example.com', 'redacted'],
  ['dana%40example.co.il', 'redacted'],
  ['{"a":"mailto:דנה@דוגמה.קום","b":1}', '{"a":"mailto:redacted","b":1}'],
  ['050-123 4567', 'redacted'],
  ['0501234567-spring', 'redacted-spring'],
  ['+972 (50) 123-4567', 'redacted'],
  ['call 03-1234567 now', 'call redacted now'],
])('a mail address or a phone number is redacted: %s', (text, redacted) => {
  expect(redactPersonal(text)).toBe(redacted)
})

test.each([
  '{"id":"01900000-0000-7000-8000-000000000001","ts":1794869000000}',
  '019a0000-0000-7000-8000-000000000001',
  'spring-2026-05-11',
  '05-11-2026',
  '120210123456780123',
  '21034567890',
  '011126-021126',
  'value 0.1234567891',
  '@sondia',
  '50%+10%',
])('what is neither stays: %s', (text) => {
  expect(redactPersonal(text)).toBe(text)
})

test.each(['0', '0-', '+1', 'a@', 'a.', '@', 'phone ', 'name: ', '(', '0 ('])(
  'a long text of %j takes milliseconds, so that one request cannot hold up others',
  (part) => {
    const text = part.repeat(16_384 / part.length)
    const began = performance.now()
    looksLikeLead(text)
    redactPersonal(text)
    expect(performance.now() - began).toBeLessThan(500)
  },
)
