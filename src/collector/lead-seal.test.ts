import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { sealer } from './lead-seal.ts'

const old = { id: '2025', secret: randomBytes(32) }
const current = { id: '2026', secret: randomBytes(32) }
const lead = '01940000-0000-7000-8000-000000000001'

test('a sealed name opens again and is not readable in between', () => {
  const { seal, open, keyId } = sealer([current])
  const sealed = seal(lead, 'fullName', 'דנה לוי')
  expect(sealed.includes(Buffer.from('דנה'))).toBe(false)
  expect(open(keyId, lead, 'fullName', sealed)).toBe('דנה לוי')
})

test('the same name is sealed differently each time', () => {
  const { seal } = sealer([current])
  expect(seal(lead, 'fullName', 'Dana').equals(seal(lead, 'fullName', 'Dana'))).toBe(false)
})

test('after a new key is put first, what the old one sealed still opens', () => {
  const sealed = sealer([old]).seal(lead, 'phone', '050')
  const renewed = sealer([current, old])
  expect(renewed.keyId).toBe('2026')
  expect(renewed.open('2025', lead, 'phone', sealed)).toBe('050')
  expect(() => sealer([current]).open('2025', lead, 'phone', sealed)).toThrow('COLLECTOR_LEAD_KEYS')
})

test('it opens only in its own row and field, and only unchanged', () => {
  const { seal, open } = sealer([current])
  const sealed = seal(lead, 'phone', '050')
  expect(() => open('2026', lead.replace(/1$/, '2'), 'phone', sealed)).toThrow()
  expect(() => open('2026', lead, 'fullName', sealed)).toThrow()
  sealed[sealed.length - 1] = (sealed.at(-1) ?? 0) ^ 1
  expect(() => open('2026', lead, 'phone', sealed)).toThrow()
})

test('a seal that is cut short does not open', () => {
  const { seal, open } = sealer([current])
  const sealed = seal(lead, 'phone', '')
  expect(open('2026', lead, 'phone', sealed)).toBe('')
  for (let bytes = 0; bytes < sealed.length; bytes += 1)
    expect(() => open('2026', lead, 'phone', sealed.subarray(0, bytes)), `${bytes} bytes`).toThrow()
})
