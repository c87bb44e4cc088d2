import { sendPixelEvent } from '@repo/site/analytics/pixel.ts'

// Event delegation: one listener for every button of the page, bars included. The links open by themselves, pixel or not.
document.addEventListener('click', ({ target }) => {
  if (target instanceof Element && target.closest('a.button')) sendPixelEvent()
})
