import { attribution } from '#analytics/attribution.ts'
import { clearStoredEvents } from '#analytics/collector-client.ts'
import { answerKey, answerStore, type Answer } from '#analytics/consent-answer.ts'
import { loadTags, type Tags } from '#analytics/tags.ts'
import type { SiteEvent } from '#contract/events.ts'
import { collectPageView } from './collect-page-view.ts'

const banner = document.getElementById('consent-banner')
if (banner) ask(banner)

/** Asks once, keeps the answer, and asks again from the footer. Until somebody says yes, nothing is loaded and nothing is kept. */
function ask(banner: HTMLElement): void {
  const place = answerStore(banner.dataset.version ?? '', () => localStorage)
  const landing = attribution(location.search)
  const bar = document.getElementById('bottom-bar')
  let tags: readonly Tags[] = []
  let opener: HTMLElement | undefined

  document.addEventListener('sondia:event', (event) => {
    for (const { send } of tags) send((event as CustomEvent<SiteEvent>).detail)
  })
  banner.addEventListener('click', ({ target }) => {
    const answer = target instanceof HTMLElement && target.dataset.answer
    if (answer === 'granted' || answer === 'denied') hear(answer)
  })
  // Escape is no answer: the question goes, and comes back with the next page.
  banner.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') show(false)
  })
  for (const again of document.querySelectorAll<HTMLElement>('[data-asks-again]')) {
    again.addEventListener('click', () => {
      opener = again
      tell(place.read())
      show(true)
      banner.focus()
    })
  }
  openList(banner)

  follow(place.read())
  // The same visitor may answer in another tab, or come back to a page that the browser kept as it was.
  addEventListener('storage', ({ key }) => (key === answerKey || key === null) && follow(place.read()))
  addEventListener('pageshow', ({ persisted }) => persisted && follow(place.read()))

  function hear(answer: Answer): void {
    place.write(answer)
    follow(answer)
  }

  /** Does what the answer says. Without one, the question is up. */
  function follow(answer: Answer | undefined): void {
    show(answer === undefined)
    if (answer === 'granted') {
      if (tags.length === 0) tags = start()
      return
    }
    if (__COLLECTOR__) clearStoredEvents()
    if (tags.length > 0) {
      for (const { revoke } of tags) revoke()
      tags = []
      // A script that is in the page cannot be taken out of it. A fresh page has none.
      location.reload()
    }
  }

  /** Only what the owner switched on is in the build. */
  function start(): Tags[] {
    const { page = '', variant = '' } = banner.dataset
    return [
      ...(__MEASUREMENT__ ? [loadTags(__MEASUREMENT__, landing)] : []),
      ...(__COLLECTOR__ ? [collectPageView(__COLLECTOR__.url, { page, variant }, landing)] : []),
    ]
  }

  /** The bottom bar waits while the question is up. */
  function show(isUp: boolean): void {
    const hadFocus = banner.contains(document.activeElement)
    banner.hidden = !isUp
    bar?.toggleAttribute('hidden', isUp)
    if (!isUp && hadFocus) opener?.focus()
  }

  function tell(answer: Answer | undefined): void {
    banner.dataset.answered = answer ?? ''
    for (const line of banner.querySelectorAll<HTMLElement>('[data-now]')) line.hidden = line.dataset.now !== answer
  }
}

function openList(banner: HTMLElement): void {
  const button = banner.querySelector<HTMLElement>('[aria-controls]')
  const list = banner.querySelector<HTMLElement>('ul')
  button?.addEventListener('click', () => {
    if (!list) return
    list.hidden = !list.hidden
    button.setAttribute('aria-expanded', String(!list.hidden))
  })
}
