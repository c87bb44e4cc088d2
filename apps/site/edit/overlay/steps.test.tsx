import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Steps } from './steps.tsx'
import { overlayWords } from './words.ts'

test.each(Object.values(overlayWords))(
  'what happens next names where a draft opens, and before that whom to ask: $askForDraft',
  (words) => {
    const address = 'https://preview.sondia.test/_draft/words-dana-levi-20261119013000'
    const read = (draft?: string) => renderToStaticMarkup(<Steps words={words} at={1} draft={draft} />)
    expect(read(address)).toContain(`${words.askForDraft}: <bdi dir="ltr">${address}</bdi></span>`)
    expect(read()).toContain(`${words.askForDraft}.</span>`)
  },
)
