import type { Claim } from '#claims/claim.ts'
import { claims } from '#claims/claims.ts'
import type { Page } from '#content/page.ts'
import type { PageFile } from '#content/read-pages.ts'

/** A page to plant mistakes in. */
export function fixturePage(page: Partial<Page>, name = 'x.en.ts'): PageFile {
  const usual: Page = { path: '/x', locale: 'en', title: 'X', shell: 'variant', indexable: false, sections: [] }
  return { file: `src/content/pages/${name}`, page: { ...usual, description: 'x'.repeat(50), ...page } }
}

export function faqFixture(answer: string): Page['sections'] {
  return [{ kind: 'faq', headline: 'Before you ask', items: [{ question: 'So?', answer }] }]
}

const tea: Claim = {
  id: 'CL-1',
  about: 'Free tea',
  kind: 'figure',
  forms: { plain: { en: '9 cups', he: '9 כוסות' } },
  pages: ['/tea'],
  typed: [/9 cups/, /9 כוסות/],
  status: 'unsubstantiated',
  source: 'A test',
}

/** Claims of our own beside the real ones, which an owner may change. */
export const fixtureLedger = {
  ...claims,
  tea,
  teaPrice: { ...tea, typed: [/for 9 cups/] },
  teaFast: { ...tea, kind: 'text', pages: 'all', except: ['/tea'], typed: [] },
  teaKinds: { ...tea, kind: 'text', pages: ['/kinds'], said: [/black/, /green/], typed: [] },
  teaDemo: { ...tea, kind: 'demo', pages: 'all', typed: [] },
  teaOff: { ...tea, off: true, typed: [] },
} satisfies Record<string, Claim>
