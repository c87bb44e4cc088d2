import { expect, test } from 'vitest'
import { draftOf } from './draft-of.ts'

test.each([
  [
    'words/dana-levi-20261119013000',
    'https://sondia.test',
    'https://preview.sondia.test/_draft/words-dana-levi-20261119013000',
  ],
  ['experiment/Five_q', 'https://www.sondia.test', 'https://preview.www.sondia.test/_draft/experiment-five-q'],
  // Nobody has set it yet.
  ['words/dana-1', 'https://sondia.example', undefined],
])('the draft of %s on %s has the address %s', (branch, origin, address) => {
  const draft = draftOf(branch, origin)
  expect(draft.address).toBe(address)
  // As deploy/drafts.ts takes names.
  expect(draft.name).toMatch(/^[a-z0-9][a-z0-9-]*$/)
})
