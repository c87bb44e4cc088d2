import type { Events } from '@repo/contract/events.ts'
import { onLinkClick } from '../../client/on-link-click.ts'

// This start is not reported, only logged (CP-02).
const payload: Events['cta_start_quiz'] = { source: 'hero' }

onLinkClick((target) => {
  // oxlint-disable-next-line no-console -- the requirement asks for the console
  if (target.closest('[data-quiz-start]')) console.info('cta_start_quiz', payload)
})
