import { track } from '#analytics/track.ts'

// One listener for the page. The link is a plain one and opens by itself.
document.addEventListener('click', ({ target }) => {
  if (target instanceof Element && target.closest('[data-quiz-start]')) track('cta_start_quiz', { source: 'landing' })
})
