import { expect, test } from 'vitest'
import { sameCampaign, suggestCampaign } from './match-campaign.ts'

const campaigns = [
  { campaign: 'he_pdp_nov', sources: ['meta'] },
  { campaign: 'winter', sources: ['facebook'] },
  { campaign: 'winter-search', sources: ['google'] },
  { campaign: 'מבצע סתיו', sources: ['meta'] },
]

test('the same name is found whatever its case, hyphens and spaces', () => {
  expect(sameCampaign('HE PDP-Nov', campaigns)).toBe('he_pdp_nov')
  expect(sameCampaign('he_pdp', campaigns)).toBeUndefined()
})

test.each([
  ['meta', 'Winter Retargeting', 'winter'],
  ['google', 'Winter Retargeting', 'winter'],
  ['google', 'Winter search IL', 'winter-search'],
  ['meta', 'he_pdp_nov_v2', 'he_pdp_nov'],
  ['meta', 'מבצע סתיו 2026', 'מבצע סתיו'],
  ['meta', 'Brand awareness Q4', undefined],
] as const)('%s: nearest to %s is %s', (source, name, nearest) => {
  expect(suggestCampaign(source, name, campaigns)).toBe(nearest)
})

test('between two that are as near there is no suggestion', () => {
  const alike = [
    { campaign: 'sale-one', sources: ['meta'] },
    { campaign: 'sale-two', sources: ['meta'] },
  ]
  expect(suggestCampaign('meta', 'sale one two', alike)).toBeUndefined()
})

test('a campaign that is only a little nearer than another is no suggestion', () => {
  const variants = ['winter-sale-meta', 'winter-sale-story'].map((campaign) => ({ campaign, sources: ['meta'] }))
  // 0.64 and 0.62 of the letter pairs.
  expect(suggestCampaign('meta', 'Winter sale 2026 IL', variants)).toBeUndefined()
  expect(suggestCampaign('meta', 'Winter sale 2026 IL', variants.slice(0, 1))).toBe('winter-sale-meta')
})
