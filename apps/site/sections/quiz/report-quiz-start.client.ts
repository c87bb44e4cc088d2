import { track } from '@repo/site/analytics/track.ts'
import { onLinkClick } from '../../client/on-link-click.ts'

// Event delegation: one listener for the page. The link is a plain one and opens by itself.
onLinkClick((target) => {
  if (target.closest('[data-quiz-start]')) track('cta_start_quiz', { source: 'landing' })
})
