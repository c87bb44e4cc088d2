import { whenIdle } from '../../client/when-idle.ts'

// Motion is opt-in: without this script nothing moves. The pause button stops all of it by an attribute of the root
// (WCAG 2.2.2).
const root = document.documentElement
const button = document.getElementById('pause-button')
const scene = document.querySelector('[data-scene]')
const survey = scene?.querySelector('form')

let isInView = false
let isTouched = matchMedia('(prefers-reduced-motion: reduce)').matches
let timer: ReturnType<typeof setTimeout> | undefined

const move = (state: 'on' | 'paused') => {
  root.setAttribute('data-motion', state)
  play()
}

/** The demo: the first answer, given and taken back, until the visitor's first touch and only in view. */
function play() {
  clearTimeout(timer)
  if (!isInView || isTouched || root.getAttribute('data-motion') !== 'on') return
  timer = setTimeout(
    () => {
      scene?.toggleAttribute('data-demo')
      play()
    },
    scene?.hasAttribute('data-demo') ? 7000 : 3000,
  )
}

/** A touch on the reply that is on show takes its answer for the visitor's; any other ends the demo and leaves no trace. */
function handOver({ target }: Event) {
  if (isTouched) return
  isTouched = true
  clearTimeout(timer)
  const first = survey?.querySelector('input')
  if (first && scene?.hasAttribute('data-demo') && target instanceof Element && !target.closest('fieldset'))
    first.click()
  scene?.removeAttribute('data-demo')
}

survey?.addEventListener('pointerdown', handOver)
survey?.addEventListener('focusin', handOver)
if (scene)
  new IntersectionObserver(([entry]) => {
    isInView = entry?.isIntersecting ?? false
    play()
  }).observe(scene)

// Idle: motion must not delay the first paint.
whenIdle(() => move('on'))
button?.addEventListener('click', () => {
  const paused = button.getAttribute('aria-pressed') !== 'true'
  button.setAttribute('aria-pressed', String(paused))
  move(paused ? 'paused' : 'on')
})
