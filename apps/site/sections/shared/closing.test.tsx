import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { claims } from '@repo/content/claims/claims.ts'
import { measuredClaims } from '@repo/content/claims/measured.ts'
import { fillPage } from '@repo/content/fill.ts'
import { measuredClosing } from '@repo/content/measured-sentences.ts'
import hePage from '@repo/content/pages/he.he.ts'
import enPage from '@repo/content/pages/index.en.ts'
import { asTexts } from '@repo/content/testing/as-texts.ts'
import { closingSurvey } from '@repo/contract/closing-survey.ts'
import { Closing } from './closing.tsx'

const closing = { n: 212, shares: { nothing: 22, slow: 41, setup: 30 } }
const figures = { from: '2026-10-20', to: '2026-11-16', query: 'select 1', questions: { closing } }
const pages = [
  ['/', 'en', enPage, ['October 20', 'November 16']],
  ['/he', 'he', hePage, ['20 באוקטובר', '16 בנובמבר']],
] as const

describe.each(pages)('CL-25 %s', (_, locale, page, days) => {
  const draw = (file: Partial<typeof figures>) => {
    const ledger = { ...claims, ...measuredClaims(file) }
    const section = fillPage(page, ledger).sections.find((one) => one.kind === 'closing')
    if (!section) throw new Error('The page has no closing survey.')
    const html = renderToStaticMarkup(
      <Closing {...section} answered={measuredClosing(section, locale, ledger, file)} />,
    )
    const [, said = ''] = html.split('data-measured="">')
    return { html, said: said.replaceAll(/<\/?span[^>]*>/g, ''), survey: asTexts(section).survey }
  }

  test('counts each of its answers under an id of its own', () => {
    const ids = [...draw({}).html.matchAll(/data-closing="(\w+)"/g)].map(([, id]) => id)
    expect(ids.toSorted()).toEqual([...closingSurvey.options].toSorted())
  })

  test('says nothing by default, and beside the question how many answered, when and what, the most frequent first', () => {
    expect(draw({}).said).toBe('')
    const { said, survey } = draw(figures)
    for (const part of ['212', ...days]) expect(said).toContain(part)
    const answers = ['slow', 'setup', 'nothing'].map((id) => survey.answers.find((one) => one.id === id)?.text ?? id)
    const places = answers.map((text, place) => said.search(`${[41, 30, 22][place]}%.*?${text}`))
    expect(places).toEqual(places.toSorted((one, other) => one - other))
    expect(places).not.toContain(-1)
    expect(said).not.toContain(survey.answers.find(({ id }) => id === 'wrong')?.text)
  })
})
