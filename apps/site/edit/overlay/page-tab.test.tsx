import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import type { Editor } from './editor.ts'
import { PageTab } from './page-tab.tsx'
import { PanelContext } from './panel-context.ts'
import { overlayWords } from './words.ts'

// A constant of the build.
vi.hoisted(() => vi.stubGlobal('__CLAIMS__', 'as-specified'))

test.each(['en', 'he'] as const)(
  'the page says nothing of its days and its banner before they are known: %s',
  (locale) => {
    const words = overlayWords[locale]
    const editor = {
      locale,
      here: { path: '/pricing', locale, title: 'Pricing' },
      versions: [],
      pages: [],
      rules: { issues: [] },
      drafts: { state: 'saved', changes: {} },
      history: { can: () => false },
      untranslated: () => [],
      questions: () => [],
    }
    const drawn = renderToStaticMarkup(
      <PanelContext value={{ editor: editor as unknown as Editor, words }}>
        <PageTab />
      </PanelContext>,
    )
    expect(drawn).toContain(words.dates)
    for (const said of [words.always, words.noBanner, words.withBanner]) expect(drawn).not.toContain(said)
  },
)
