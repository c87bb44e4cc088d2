import { whenAtRest } from './when-at-rest.ts'

// What the style sheet left for later (../page-body.css), a section at a time once the page is at rest: from then on the
// page is as long as it says, and a jump to its end arrives there.
const left = [
  ...document.querySelectorAll<HTMLElement>('#first-section-end ~ section, #first-section-end ~ * section, footer'),
]

function layOutNext(): void {
  const next = left.shift()
  if (!next) return
  next.style.contentVisibility = 'visible'
  whenAtRest(layOutNext)
}

whenAtRest(layOutNext)
