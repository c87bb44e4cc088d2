import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { ledgerIn } from '@repo/content/claims/ledger.ts'
import { locales } from '@repo/contract/locale.ts'
import { fillPage } from '@repo/content/fill.ts'
import { owner, type Details, type OwnerDetail } from '@repo/content/owner.ts'
import type { WrittenPage } from '@repo/content/page.ts'
import { readPages } from '@repo/content/read-pages.ts'
import { LegalText } from './legal-text.tsx'
import { Margin } from './margin/margin.tsx'
import { visibleChapters } from './visible-chapters.ts'
import { visibleMargin } from './visible-margin.ts'

const legal = (await readPages()).map(({ page }) => page).filter(({ shell }) => shell === 'legal')
const names = Object.keys(owner) as OwnerDetail[]

describe.each(legal)('DM-02 $path', (page) => {
  const quoted = names.filter((name) => JSON.stringify(page.sections).includes(`{${name}}`))

  test('says every detail that it quotes once the owner has supplied all', () => {
    const html = drawn(page, supply(names))
    expect(quoted.filter((name) => !html.includes(valueOf(name)))).toEqual([])
    for (const name of quoted.filter((one) => /email$/i.test(one)))
      expect(html).toContain(`href="mailto:${valueOf(name)}"`)
  })

  const cases: [string, OwnerDetail[]][] = [
    ['none', []],
    ...names.map((name): [string, OwnerDetail[]] => [name, [name]]),
  ]
  test.each(cases)('leaves no gap, mark or empty part where the owner has supplied %s', (_, supplied) => {
    const html = drawn(page, supply(supplied))
    expect(names.filter((name) => html.includes(valueOf(name)) && !supplied.some((one) => one === name))).toEqual([])
    expect(html).not.toMatch(/[{}]|\*\*|<mark|<(p|dl|dd|ul|li|section|h2)\b[^>]*><\//)
  })
})

/** The page in a build that collects leads, which has the most to say. */
function drawn(page: WrittenPage, details: Details): string {
  const [section] = fillPage(page, ledgerIn('as-specified'), details).sections
  if (section?.kind !== 'legalText') throw new Error(`${page.path} has no legal text.`)
  const leads = {
    to: 'collector',
    url: '/collect/v1/leads',
    services: '',
    fields: [],
    answers: false,
    onResults: false,
  } as const
  const collector = { url: '/collect' }
  const chapters = visibleChapters(section.chapters, undefined, collector, leads)
  const html = renderToStaticMarkup(
    <div dir={locales[page.locale].dir}>
      <LegalText {...section} chapters={chapters}>
        <Margin {...visibleMargin(section.margin, undefined, collector, leads)} />
      </LegalText>
    </div>,
  )
  return html.replace(/[\u2066-\u2069]/g, '')
}

function supply(supplied: readonly OwnerDetail[]): Details {
  const details = names.map((name) => [name, { missing: '', ...(supplied.includes(name) && { value: valueOf(name) }) }])
  return Object.fromEntries(details) as Details
}

/** Unlike any word of a page. */
function valueOf(name: OwnerDetail): string {
  return `the-${name}@pebble.example`
}
