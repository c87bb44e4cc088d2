import { expect, test } from 'vitest'
import { brand } from '@repo/content/brand.ts'
import { localeCodes } from '@repo/contract/locale.ts'
import { linkTo } from './link-to.ts'

test.each(localeCodes)('CP-11 the chat gets a request for details, percent-encoded (%s)', (locale) => {
  const { href = '', target, rel } = linkTo(`chat-${locale}`)
  expect(href).toMatch(/^https:\/\/wa\.me\/\d+\?text=(?:[\w.!~*'()-]|%[0-9A-F]{2})+$/)
  expect(new URL(href).searchParams.get('text')).toBe(brand.chat.text[locale])
  expect({ target, rel }).toEqual({ target: '_blank', rel: 'noopener' })
})
