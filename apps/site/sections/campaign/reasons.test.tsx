import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Reason } from '@repo/content/sections/campaign.ts'
import { Reasons } from './reasons.tsx'
import { asCopy } from '@repo/content/testing/as-texts.ts'

const card = (title: string) =>
  asCopy<Reason>({
    title,
    text: 'Because.',
    surface: 'fog',
    picture: { kind: 'sayings', sayings: ['Ships before Friday?'] },
  })

test.each([
  ['receipt', 'plain'],
  ['thread', 'plain'],
  ['board', 'plain'],
  ['board', 'voices'],
] as const)('CP-05 a %s numbers reasons by their place, with %s numerals', (skeleton, numerals) => {
  const html = renderToStaticMarkup(
    <Reasons kind="reasons" skeleton={skeleton} numerals={numerals} cards={['b', 'c', 'a'].map(card)} />,
  )
  expect(
    [...html.matchAll(/aria-label="(\d)"[\s\S]*?<h2[^>]*>(\w)</g)].map(([, number, title]) => `${number}${title}`),
  ).toEqual(['1b', '2c', '3a'])
})
