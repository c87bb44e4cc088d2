import { describe, expect, test } from 'vitest'
import { localeCodes } from '@repo/contract/locale.ts'
import type { Claim } from './claim.ts'
import { claims } from './claims.ts'
import { formNames, formText } from './form-text.ts'

const ledger: Record<string, Claim> = claims

describe.each(Object.entries(ledger))('CL %s', (_, claim) => {
  const { between, pages } = claim
  test('has words in every form and language, with its numbers in them', () => {
    const forms = formNames(claim)
    const words = forms.flatMap((form) => localeCodes.map((locale) => formText(claim, form, locale)))
    expect(words.filter((text) => !text || /[{}]/.test(text))).toEqual([])
    expect(forms.length > 0 || between !== undefined).toBe(true)
  })
  test('lists a page once', () => {
    const listed = pages === 'all' ? [] : pages
    expect(new Set(listed).size).toBe(listed.length)
  })
})
