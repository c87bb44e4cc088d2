import type { Claim } from '@repo/content/claims/claim.ts'
import { claims } from '@repo/content/claims/claims.ts'
import { owner, type Detail, type Details } from '@repo/content/owner.ts'
import type { PageTexts } from '@repo/content/page.ts'
import type { PageFile } from '@repo/content/read-pages.ts'
import { builtPage, type BuiltPage } from './built/built-page.ts'

/** A page to make mistakes in. */
export function fixturePage(page: Partial<PageTexts>, name = 'x.en.ts'): PageFile {
  const usual: PageTexts = { path: '/x', locale: 'en', title: 'X', shell: 'variant', indexable: false, sections: [] }
  return { file: `packages/content/pages/${name}`, page: { ...usual, description: 'x'.repeat(50), ...page } }
}

export function faqFixture(answer: string): PageTexts['sections'] {
  return [{ kind: 'faq', headline: 'Before you ask', items: [{ question: 'So?', answer }] }]
}

const tea: Claim = {
  id: 'CL-1',
  about: 'Free tea',
  kind: 'figure',
  forms: { plain: '9 cups' },
  pages: ['/tea'],
  typed: ['9 כוסות'],
  status: 'unsubstantiated',
  source: 'A test',
}

/** Claims of our own beside the real ones, which an owner may change. */
export const fixtureLedger = {
  ...claims,
  // Two trials, of whatever length the owner's are.
  trial7: { ...claims.trial7, value: 7 },
  trial14: { ...claims.trial14, value: 14 },
  tea,
  teaPrice: { ...tea, forms: { plain: 'for 9 cups' }, typed: [] },
  teaFast: { ...tea, kind: 'text', pages: 'all', except: ['/tea'], forms: { plain: 'fast tea' }, typed: [] },
  teaKinds: { ...tea, kind: 'text', pages: ['/kinds'], said: [['black'], ['green']], typed: [] },
  teaDemo: { ...tea, kind: 'demo', pages: 'all', forms: { plain: '971 cups' }, typed: [] },
  teaOff: { ...tea, off: true, forms: { plain: 'endless tea' }, typed: [] },
} satisfies Record<string, Claim>

const missing: Detail = { missing: 'a fact' }

/** An owner who has supplied no fact that a text could state. */
export const fixtureDetails: Details = {
  ...owner,
  scriptWeight: missing,
  switchOff: missing,
  aiProvider: missing,
  afterUninstall: missing,
}

/** A built page with this in its body, around it and in its head. */
export function builtFixture(page: Partial<PageTexts>, { main = '', frame = '', head = '' }): BuiltPage {
  const one = fixturePage(page)
  const { locale, path } = one.page
  const source = `<!doctype html><html lang="${locale}"><head><title>X</title>${head}</head><body><main id="content">${main}</main><footer>${frame}</footer></body></html>`
  return builtPage(one, `dist${path}.html`, source)
}
