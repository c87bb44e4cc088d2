import { sendPixelEvent } from '@repo/site/analytics/pixel.ts'
import { onLinkClick } from '../../client/on-link-click.ts'

// One listener for every button of the page, bars included. The links open by themselves, pixel or not.
onLinkClick((target) => {
  if (target.closest('a.button')) sendPixelEvent()
})
