import { whenIdle } from '../../client/when-idle.ts'

// Motion is opt-in: without this script nothing moves. The pause button stops all of it by an attribute of the root
// (WCAG 2.2.2).
const root = document.documentElement
const button = document.getElementById('pause-button')

// Idle: motion must not delay the first paint.
whenIdle(() => root.setAttribute('data-motion', 'on'))
button?.addEventListener('click', () => {
  const paused = button.getAttribute('aria-pressed') !== 'true'
  button.setAttribute('aria-pressed', String(paused))
  root.setAttribute('data-motion', paused ? 'paused' : 'on')
})
