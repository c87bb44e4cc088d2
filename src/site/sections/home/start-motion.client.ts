import { whenIdle } from '../../client/when-idle.ts'

// Without this script nothing moves. With it, what moves can be stopped: the button marks the whole page.
const root = document.documentElement
const button = document.getElementById('pause-button')

// The first paint does not wait for what moves.
whenIdle(() => root.setAttribute('data-motion', 'on'))
button?.addEventListener('click', () => {
  const paused = button.getAttribute('aria-pressed') !== 'true'
  button.setAttribute('aria-pressed', String(paused))
  root.setAttribute('data-motion', paused ? 'paused' : 'on')
})
