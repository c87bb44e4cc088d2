import type { BreadcrumbList, FAQPage, Graph, Offer, Organization, SoftwareApplication, Thing } from 'schema-dts'
import { currency, tiers } from '@repo/content/claims/tiers.ts'
import { brand } from '@repo/content/brand.ts'
import type { Breadcrumb } from '@repo/content/breadcrumb.ts'
import type { Cta } from '@repo/content/cta.ts'
import { outline } from '@repo/content/outline/outline.ts'
import type { Page } from '@repo/content/page.ts'
import { bareWords } from '@repo/ui/plain-words.ts'
import { sectionsOn } from './sections-on.ts'

/**
 * Structured data (schema.org) of a page. Only what the page shows: prices where the plans are. No rating: self-serving
 * reviews must not be marked up.
 */
export function structuredData(page: Page): Graph | undefined {
  const things: Thing[] = [
    ...(page.indexable && page.shell === 'site' ? [organization(), application(page)] : []),
    ...(page.indexable ? questions(page) : []),
    ...breadcrumbs(page),
  ]
  return things.length > 0 ? { '@context': 'https://schema.org', '@graph': things } : undefined
}

const organizationId = `${brand.origin}/#organization`

function organization(): Organization {
  return {
    '@type': 'Organization',
    '@id': organizationId,
    name: brand.name,
    url: `${brand.origin}/`,
    logo: `${brand.origin}/icon-512.png`,
  }
}

function application(page: Page): SoftwareApplication {
  const hasPlans = sectionsOn(page).some(({ kind }) => kind === 'plans')
  return {
    '@type': 'SoftwareApplication',
    '@id': `${brand.origin}/#app`,
    name: brand.name,
    description: outline[page.locale].product,
    applicationCategory: 'BusinessApplication',
    operatingSystem: 'Web',
    url: `${brand.origin}/`,
    installUrl: brand.listing,
    publisher: { '@id': organizationId },
    ...(hasPlans && { offers: offers(page) }),
  }
}

function offers({ path }: Page): Offer[] {
  return tiers.map(({ cap, visitors, price }) => ({
    '@type': 'Offer',
    name: cap,
    url: brand.origin + path,
    price,
    priceCurrency: currency,
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      price,
      priceCurrency: currency,
      billingDuration: 'P1M',
    },
    eligibleQuantity: { '@type': 'QuantitativeValue', maxValue: visitors, unitText: 'visitors per 30 days' },
  }))
}

function questions(page: Page): FAQPage[] {
  const items = sectionsOn(page).flatMap((section) => (section.kind === 'faq' ? section.items : []))
  if (items.length === 0) return []
  return [
    {
      '@type': 'FAQPage',
      inLanguage: page.locale,
      mainEntity: items.map(({ question, answer }) => ({
        '@type': 'Question',
        name: bareWords(question),
        acceptedAnswer: { '@type': 'Answer', text: bareWords(answer) },
      })),
    },
  ]
}

function breadcrumbs(page: Page): BreadcrumbList[] {
  return sectionsOn(page)
    .filter((section): section is typeof section & { breadcrumb: Breadcrumb } => 'breadcrumb' in section)
    .map(({ breadcrumb: { links, here } }) => ({
      '@type': 'BreadcrumbList',
      itemListElement: [...links, { label: here, to: page.path }].map(({ label, to }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: bareWords(label),
        ...writeAddress(to),
      })),
    }))
}

/** A breadcrumb without a target has only a name. */
function writeAddress(to: Cta['to']): { item?: string } {
  return to.startsWith('/') ? { item: brand.origin + to } : {}
}
