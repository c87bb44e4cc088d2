import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { claims } from '@repo/content/claims/claims.ts'
import { fill } from '@repo/content/fill.ts'
import { ui } from '@repo/content/ui/ui.ts'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { VariantHeader } from './variant-header.tsx'

const hebrew = fill(ui.he, 'he', claims)
const { pricing, variant } = hebrew
const abroad = { to: '/tea', hreflang: 'en' } as const
const words = {
  ...hebrew,
  pricing: { ...pricing, ...abroad },
  variant: { ...variant, demo: { ...variant.demo, ...abroad } },
}

test.each<[string, () => ReactNode, number]>([
  ['header, in the bar and in the menu', () => <Header words={words} path="/" surface="paper" translations={[]} />, 2],
  ['footer', () => <Footer words={words} translations={[]} hasExamples={false} />, 1],
  ['header of a home variant, in the bar and in the menu', () => <VariantHeader words={words} />, 2],
])('a link to a page in another language says so in the %s', (_, draw, count) => {
  const links = renderToStaticMarkup(draw()).match(/<a [^>]*>/g) ?? []
  const leaving = links.filter((link) => link.includes('href="/tea"'))
  expect(leaving).toHaveLength(count)
  expect(links.filter((link) => link.includes('hrefLang="en"'))).toEqual(leaving)
})
