import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { localeCodes } from '@repo/contract/locale.ts'
import { fill } from '@repo/content/fill.ts'
import { owner } from '@repo/content/owner.ts'
import { readPages } from '@repo/content/read-pages.ts'
import { ui } from '@repo/content/ui/ui.ts'
import { drawnPages } from '@repo/content/testing/page-list.ts'
import { ledger } from '@repo/content/testing/tested-build.ts'
import { readDocument, get, one, readText } from './site.ts'
import { tested } from './tested-settings.ts'
import { asTexts } from '@repo/content/testing/as-texts.ts'

const legal = drawnPages.filter(({ shell }) => shell === 'legal')
/** Pages that begin with one of these have nothing on them that is invented, whatever their address. */
const withoutExamples: readonly string[] = ['legalText', 'leadForm', 'notFound', 'plans', 'quizEntry']

test('DM-02 every footer links to the legal pages of its language, and calls examples by their name', () => {
  for (const page of drawnPages.filter(({ shell }) => shell !== 'quiz')) {
    const footer = one(readDocument(page), 'footer')
    const wanted = legal.filter(({ locale }) => locale === page.locale).map(({ path }) => path)
    const linked = [...footer.querySelectorAll('a')].map((link) => link.getAttribute('href'))
    expect.soft(wanted, page.path).toHaveLength(4)
    expect.soft(linked, page.path).toEqual(expect.arrayContaining(wanted))
    const { illustrations } = asTexts(fill(ui[page.locale], page.locale, ledger)).footer
    expect
      .soft(readText(footer).includes(illustrations), page.path)
      .toBe(!withoutExamples.includes(page.sections[0]?.kind ?? ''))
  }
})

test('DM-02 every legal page says what the owner has supplied, has no gap for the rest, and sells nothing', async () => {
  const written = (await readPages()).map(({ page }) => page).filter(({ shell }) => shell === 'legal')
  expect(written).toHaveLength(4 * localeCodes.length)
  for (const page of written) {
    const document = readDocument(page)
    const text = readText(one(document, 'main'))
    for (const [name, { value, missing }] of Object.entries(owner)) {
      const isQuoted = JSON.stringify(page.sections).includes(`{${name}}`)
      if (isQuoted && value)
        expect.soft(text, page.path).toContain(typeof value === 'string' ? value : value[page.locale])
      // What a lead form may ask for too is in the words of the page.
      if (!JSON.stringify(page.sections).includes(missing)) expect.soft(text, page.path).not.toContain(missing)
    }
    expect.soft(document.querySelector('main mark'), page.path).toBeNull()
    expect.soft(document.getElementById('bottom-bar'), page.path).toBeNull()
    expect.soft(readText(one(document, 'footer')), page.path).not.toMatch(/\d+[- ](day|ימי)/)
  }
})

test.runIf(tested.isSilent).each([
  ['/privacy', 'We do not count visits'],
  ['/privacy-he', 'הביקורים שלכם כאן לא נספרים'],
] as const)('TR-03 %s says that no visit is counted in a build that counts none', (path, words) => {
  const text = readText(one(readDocument({ path }), 'main'))
  expect(text).toContain(words)
  expect(text).not.toMatch(/Google|Meta\b|if you say yes|בלי שהסכמתם/)
})

test('the licences of what reaches a browser are published in full', async () => {
  const response = await get('/licences.txt')
  expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8')
  const text = await response.text()
  for (const words of ['SIL OPEN FONT LICENSE', 'Lucide', 'Meta Platforms', 'Kiril Vatev'])
    expect.soft(text).toContain(words)
  const fonts = readFileSync('packages/ui/fonts.css', 'utf8').match(/@fontsource\/[\w-]+/g) ?? []
  for (const name of new Set(fonts)) expect.soft(text).toContain(name)
})
