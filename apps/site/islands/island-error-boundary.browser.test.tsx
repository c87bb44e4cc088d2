import { createElement } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { IslandErrorBoundary } from './island-error-boundary.tsx'

test('RT-31 reports an error of an island as Astro reports a script that did not load', async () => {
  const reported: unknown[] = []
  document.addEventListener('astro:hydration-error', (event) => reported.push((event as CustomEvent).detail.error), {
    once: true,
  })
  const thrown = new Error('The bike has no wheels')
  const Broken = () => {
    throw thrown
  }
  await render(
    <>
      <p>The rest of the page</p>
      {createElement('astro-island', {}, <IslandErrorBoundary>{<Broken />}</IslandErrorBoundary>)}
    </>,
  )
  expect(reported).toEqual([thrown])
  await expect.element(page.getByText('The rest of the page')).toBeVisible()
})
