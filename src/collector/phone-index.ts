import { createHmac } from 'node:crypto'

/** How a phone is found again without being readable: a keyed hash of the number, however it was written. */
export function phoneIndex(key: Buffer, phone: string): Buffer {
  return createHmac('sha256', key).update(plainPhone(phone)).digest()
}

/** The number in international digits: 050-123 4567 and +972 50 1234567 are one. What has no digit stands for itself. */
export function plainPhone(phone: string): string {
  const written = phone.normalize('NFKC')
  const digits = written.replaceAll(/\D/g, '').replace(/^00/, '')
  if (digits === '') return written.trim().toLowerCase()
  // A national number begins with one zero; some write it even after the country's own digits.
  return digits.replace(/^(9720|0)/, '972')
}
