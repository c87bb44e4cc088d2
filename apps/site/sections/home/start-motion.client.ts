import { whenIdle } from '../../client/when-idle.ts'

// Motion is opt-in: without this script nothing moves. What moves for long carries `data-moves`, and moves while it is in
// view and the pause button is not pressed (WCAG 2.2.2). On these elements and not on the root: an attribute there costs a
// style recalculation of the whole page.
const button = document.getElementById('pause-button')
const scene = document.querySelector('[data-scene]')
const survey = scene?.querySelector('form')

const inView = new Map<Element, boolean>()
let isPaused = false
let isTouched = matchMedia('(prefers-reduced-motion: reduce)').matches
let timer: ReturnType<typeof setTimeout> | undefined

function move() {
  for (const [part, isInView] of inView) part.setAttribute('data-motion', isInView && !isPaused ? 'on' : 'paused')
  play()
}

/** The demo: the first answer, given and taken back, until the visitor's first touch and only in view. */
function play() {
  clearTimeout(timer)
  if (scene?.getAttribute('data-motion') !== 'on' || isTouched || document.hidden) return
  timer = setTimeout(
    () => {
      scene.toggleAttribute('data-demo')
      play()
    },
    scene.hasAttribute('data-demo') ? 7000 : 3000,
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
// The browser itself stops animations in a hidden tab, but not timers.
document.addEventListener('visibilitychange', play)
button?.addEventListener('click', () => {
  isPaused = !isPaused
  button.setAttribute('aria-pressed', String(isPaused))
  move()
})

// Idle: motion must not delay the first paint.
whenIdle(() => {
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) inView.set(target, isIntersecting)
    move()
  })
  for (const part of document.querySelectorAll('[data-moves]')) observer.observe(part)
})
