import { expect, test } from 'vitest'
import { asCopy } from '@repo/content/testing/as-texts.ts'
import { plainWords, withoutIsolates } from './plain-words.ts'

test('plain words have no marks and no line breaks, and keep the isolates of Hebrew', () => {
  const words = plainWords(asCopy('**הכנסות**\n\u2066+27%\u2069 **פחות** '))
  expect(words).toBe('הכנסות \u2066+27%\u2069 פחות')
  expect(withoutIsolates(words)).toBe('הכנסות +27% פחות')
})
