import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import type { VideoWords } from '@repo/content/sections/case-study.ts'
import { asCopy } from '@repo/content/testing/as-texts.ts'
import { VideoFacade } from './video-facade.tsx'

const words = asCopy<VideoWords>({
  video: 'caseStudy',
  title: 'The whole story',
  note: 'Loads when pressed',
  captions: ['Play', 'First', 'Then', 'Last'],
  elsewhere: 'Watch on YouTube',
})

test('PG-07 with a video, a press on the poster loads its player', async () => {
  const { container } = await render(
    <VideoFacade {...words} id="dQw4w9WgXcQ">
      <p data-beat="ask">Asks</p>
    </VideoFacade>,
  )
  const button = container.querySelector('[data-video-frame] > button')
  expect(button?.getAttribute('data-video')).toBe('dQw4w9WgXcQ')
  expect(button?.getAttribute('data-title')).toBe('The whole story')
  expect(container.querySelector('input')).toBeNull()
  expect(getComputedStyle(container.querySelector('[data-beat]') ?? container).opacity, 'the poster is whole').toBe('1')
})

test('PG-07 without a video there is no button that does nothing', async () => {
  const { container } = await render(
    <VideoFacade {...words} id="">
      <p>Asks</p>
    </VideoFacade>,
  )
  expect(container.querySelector('button')).toBeNull()
  expect(container.querySelector('[data-story] input[type=checkbox]')).not.toBeNull()
})
