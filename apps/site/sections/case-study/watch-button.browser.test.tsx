import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import type { VideoWords } from '@repo/content/sections/case-study.ts'
import { asCopy } from '@repo/content/testing/as-texts.ts'
import { WatchButton } from './watch-button.tsx'

const words = asCopy<VideoWords>({
  video: 'caseStudy',
  title: 'The whole story',
  note: 'Loads when pressed',
  elsewhere: 'Watch on YouTube',
})

test('PG-07 with a video, there is a button that names it and the frame of its player', async () => {
  const { container } = await render(<WatchButton {...words} id="dQw4w9WgXcQ" />)
  expect(container.querySelector('button')?.dataset).toMatchObject({
    video: 'dQw4w9WgXcQ',
    frame: 'caseStudy',
    title: 'The whole story',
  })
})

test('PG-07 without a video there is no button that does nothing', async () => {
  const { container } = await render(<WatchButton {...words} id="" />)
  expect(container.querySelector('button')).toBeNull()
})
