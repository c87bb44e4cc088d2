import { expect, test } from 'vitest'
import { parseSearch, stringifySearch } from '../../app/search-params.ts'
import { validFilters } from './filter-search.ts'

test.each([
  ['?from=2026-11-08&to=2026-11-14', { from: '2026-11-08', to: '2026-11-14' }],
  ['?from=2026-11-14&to=2026-11-08', {}],
  ['?from=2026-02-31&to=2026-03-04', {}],
  ['?from=2026-11-08', {}],
  ['?lang=he&source=meta', { lang: 'he', source: 'meta' }],
  ['?lang=xx&source=', {}],
  ['?campaign=10&page=%2Fhe-landing', { campaign: '10', page: '/he-landing' }],
  [`?campaign=${'x'.repeat(201)}`, {}],
])('%s', (address, filters) => {
  expect(JSON.parse(JSON.stringify(validFilters(parseSearch(address))))).toEqual(filters)
})

test('filters come back from the address as they went in', () => {
  const filters = { from: '2026-11-08', to: '2026-11-14', lang: 'he', campaign: 'סתיו & 100%', page: '/?a=b' }
  expect(parseSearch(stringifySearch({ ...filters, source: undefined }))).toEqual(filters)
})
