import { expect, test } from 'vitest'
import { ledgerIn } from '@repo/content/claims/ledger.ts'
import { fillPage } from '@repo/content/fill.ts'
import { brand } from '@repo/content/brand.ts'
import type { Page, Section } from '@repo/content/page.ts'
import { readPages } from '@repo/content/read-pages.ts'
import { structuredData } from './structured-data.ts'
import { asCopy } from '@repo/content/testing/as-texts.ts'

const pages = (await readPages()).map(({ page }) => fillPage(page, ledgerIn('as-specified')))
const breadcrumb = {
  lang: 'en',
  label: 'Breadcrumb',
  links: [
    { label: 'Home', to: '/' },
    { label: 'Tools', to: 'nowhere' },
  ],
  here: '**Tea**',
}

test('marketing pages have the app and its publisher', () => {
  const home = pages.find(({ path }) => path === '/')
  expect(thing('Organization', home)).toMatchObject({ name: brand.name, url: `${brand.origin}/` })
  expect(thing('SoftwareApplication', home).publisher).toEqual({ '@id': thing('Organization', home)['@id'] })
})

test('questions are plain text, those of nested sections too', () => {
  const faq = asCopy<Section>({
    kind: 'faq',
    headline: 'Ask',
    items: [{ question: '**Why**\nnow?', answer: '**Up** \u2066+5%\u2069' }],
  })
  const inside = { kind: 'withSideCard', card: {}, sections: [faq] } as unknown as Section
  expect(thing('FAQPage', page({ sections: [inside], locale: 'he' }))).toEqual({
    '@type': 'FAQPage',
    inLanguage: 'he',
    mainEntity: [{ '@type': 'Question', name: 'Why now?', acceptedAnswer: { '@type': 'Answer', text: 'Up +5%' } }],
  })
})

test('RT-27 a breadcrumb lists its steps; one without a target has only a name', () => {
  const advertorial = page({ indexable: false, sections: [{ kind: 'x', breadcrumb } as unknown as Section] })
  expect(thing('BreadcrumbList', advertorial).itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Home', item: `${brand.origin}/` },
    { '@type': 'ListItem', position: 2, name: 'Tools' },
    { '@type': 'ListItem', position: 3, name: 'Tea', item: `${brand.origin}/tea` },
  ])
})

test('a page without entities has no structured data', () => {
  expect(structuredData(page({ indexable: false }))).toBeUndefined()
})

/** The single entity of a type in the structured data of a page. */
function thing(type: string, one: Page | undefined) {
  const graph = JSON.parse(JSON.stringify((one && structuredData(one)) ?? { '@graph': [] }))
  const found = graph['@graph'].filter((each: Record<string, unknown>) => each['@type'] === type)
  expect(found).toHaveLength(1)
  return found[0]
}

function page(given: Partial<Page>): Page {
  return {
    path: '/tea',
    locale: 'en',
    title: asCopy('Tea'),
    shell: 'campaign',
    indexable: true,
    sections: [],
    ...given,
  }
}
