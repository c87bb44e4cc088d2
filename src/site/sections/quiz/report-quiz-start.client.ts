import { track } from '#analytics/track.ts'
import { whenFollowed } from '../../client/when-followed.ts'

// One listener for the page. The link is a plain one and opens by itself.
whenFollowed((target) => {
  if (target.closest('[data-quiz-start]')) track('cta_start_quiz', { source: 'landing' })
})
