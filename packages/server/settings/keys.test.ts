import { expect, test } from 'vitest'
import { base64Key, leadKeys } from './keys.ts'

const secret = Buffer.alloc(32, 7).toString('base64')

test('keys keep their order, the first one encrypts', () => {
  expect(leadKeys.parse(`b:${secret}, a:${secret}`).map(({ id }) => id)).toEqual(['b', 'a'])
  expect(base64Key.parse(secret)).toHaveLength(32)
})

test.each([
  '',
  'a',
  'a:',
  `:${secret}`,
  `a:${secret.slice(4)}`,
  `a:${secret},`,
  `a:${secret},a:${secret}`,
  `a b:${secret}`,
  `a:${Buffer.alloc(32).toString('base64')}`,
])('keys written as "%s" are rejected, and the message does not quote them', (text) => {
  const { error } = leadKeys.safeParse(text)
  expect(error?.issues).toHaveLength(1)
  expect(error?.message).not.toContain(secret.slice(4, 20))
})

test('an index key of zeros is rejected', () => {
  expect(base64Key.safeParse(Buffer.alloc(32).toString('base64')).success).toBe(false)
})
