import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { leadEncryption } from './lead-encryption.ts'

const old = { id: '2025', secret: randomBytes(32) }
const current = { id: '2026', secret: randomBytes(32) }
const lead = '01940000-0000-7000-8000-000000000001'

test('an encrypted name decrypts, and is not readable in between', () => {
  const { encrypt, decrypt, keyId } = leadEncryption([current])
  const encrypted = encrypt(lead, 'fullName', 'דנה לוי')
  expect(encrypted.includes(Buffer.from('דנה'))).toBe(false)
  expect(decrypt(keyId, lead, 'fullName', encrypted)).toBe('דנה לוי')
})

test('the same name is encrypted differently each time', () => {
  const { encrypt } = leadEncryption([current])
  expect(encrypt(lead, 'fullName', 'Dana').equals(encrypt(lead, 'fullName', 'Dana'))).toBe(false)
})

test('after key rotation, values under the old key still decrypt', () => {
  const encrypted = leadEncryption([old]).encrypt(lead, 'phone', '050')
  const renewed = leadEncryption([current, old])
  expect(renewed.keyId).toBe('2026')
  expect(renewed.decrypt('2025', lead, 'phone', encrypted)).toBe('050')
  expect(() => leadEncryption([current]).decrypt('2025', lead, 'phone', encrypted)).toThrow('COLLECTOR_LEAD_KEYS')
})

test('it decrypts only in its own row and field, and only unchanged', () => {
  const { encrypt, decrypt } = leadEncryption([current])
  const encrypted = encrypt(lead, 'phone', '050')
  expect(() => decrypt('2026', lead.replace(/1$/, '2'), 'phone', encrypted)).toThrow()
  expect(() => decrypt('2026', lead, 'fullName', encrypted)).toThrow()
  encrypted[encrypted.length - 1] = (encrypted.at(-1) ?? 0) ^ 1
  expect(() => decrypt('2026', lead, 'phone', encrypted)).toThrow()
})

test('a truncated value does not decrypt', () => {
  const { encrypt, decrypt } = leadEncryption([current])
  const encrypted = encrypt(lead, 'phone', '')
  expect(decrypt('2026', lead, 'phone', encrypted)).toBe('')
  for (let bytes = 0; bytes < encrypted.length; bytes += 1)
    expect(() => decrypt('2026', lead, 'phone', encrypted.subarray(0, bytes)), `${bytes} bytes`).toThrow()
})
