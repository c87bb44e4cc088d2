import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { ledgerIn } from '@repo/content/claims/ledger.ts'
import { fillPage } from '@repo/content/fill.ts'
import { owner, type Details, type OwnerDetail } from '@repo/content/owner.ts'
import integrationsEn from '@repo/content/pages/integrations.en.ts'
import integrationsHe from '@repo/content/pages/integrations-he.he.ts'
import { Platform } from './platform.tsx'

/** What the three sentences rest on: the second on two facts, and so the third. */
const facts = ['appInstalled', 'scriptWeight', 'switchOff', 'afterUninstall'] as const satisfies readonly OwnerDetail[]

describe.each([integrationsEn, integrationsHe])('DM-02 $path', (page) => {
  const draw = (supplied: readonly OwnerDetail[]) => {
    const [section] = fillPage(page, ledgerIn('as-specified'), supply(supplied)).sections
    if (section?.kind !== 'platform') throw new Error(`${page.path} has no platform.`)
    const texts = section.touches.facts.map(({ text }) => String(text))
    return { html: renderToStaticMarkup(<Platform {...section} />), headline: String(section.touches.headline), texts }
  }

  test.each([[[]], ...facts.map((fact) => [[fact]])])(
    'says nothing of what the app touches with %j alone',
    (supplied) => {
      const { html, headline } = draw(supplied)
      expect(html).not.toContain(headline)
    },
  )

  test.each(facts.slice(1))('says the two other sentences while %s is missing', (missing) => {
    const { html, headline, texts } = draw(facts.filter((fact) => fact !== missing))
    expect(html).toContain(headline)
    expect(texts).toHaveLength(2)
    for (const text of texts) expect(html).toContain(text)
  })

  test('offers a sample CSV once the owner has supplied its columns, line by line', () => {
    expect(draw(facts).html).not.toMatch(/\.csv"|<pre dir="ltr" class="mb/)
    const { html } = draw(['csvExport'])
    expect(html).toContain(`${columns}\n1,2</pre>`)
    expect(html).toMatch(/href="\/sample-answers(-he)?\.csv" download/)
  })
})

const columns = 'answered_at,answer'

function supply(supplied: readonly OwnerDetail[]): Details {
  const details = Object.keys(owner).map((name) => [
    name,
    { missing: '', ...(supplied.some((one) => one === name) && { value: `${columns}\n1,2` }) },
  ])
  return Object.fromEntries(details) as Details
}
