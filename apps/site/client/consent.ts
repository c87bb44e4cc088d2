import { attribution } from '@repo/site/analytics/attribution.ts'
import { clearStoredEvents } from '@repo/site/analytics/collector-client.ts'
import { answerKey, answerStore, type Answer } from '@repo/site/analytics/consent-answer.ts'
import { dropAnswers } from '@repo/site/analytics/kept-answers.ts'
import type { GameEvent } from '@repo/site/analytics/notify-trackers.ts'
import type { Tags } from '@repo/site/analytics/tags.ts'
import type { SiteEvent } from '@repo/contract/events.ts'
import { collectPageView } from './collect-page-view.ts'
import { keepClear } from './keep-clear.ts'
import { tagPageView } from './tag-page-view.ts'

const banner = document.getElementById('consent-banner')
// A browser may prerender a page that its visitor never opens: nothing is asked or reported before it is opened.
if (banner && document.prerendering) document.addEventListener('prerenderingchange', () => startConsent(banner))
else if (banner) startConsent(banner)

/** Consent banner: asks once, stores the answer, and reopens from the footer. Before consent nothing is loaded or stored. */
function startConsent(banner: HTMLElement): void {
  const stored = answerStore(banner.dataset.version ?? '', () => localStorage)
  const landing = attribution(location.search)
  const bar = document.getElementById('bottom-bar')
  let tags: readonly Tags[] = []
  let opener: HTMLElement | undefined

  for (const type of ['sondia:event', 'sondia:report']) {
    document.addEventListener(type, (event) => send((event as CustomEvent<SiteEvent | GameEvent>).detail))
  }
  banner.addEventListener('click', ({ target }) => {
    // The button may hold an element: bold words, or those of a browser that translates the page.
    const answer = target instanceof Element && target.closest<HTMLElement>('[data-answer]')?.dataset.answer
    if (answer === 'granted' || answer === 'denied') answerWith(answer)
  })
  // Escape is not an answer: the banner closes, and is back on the next page.
  banner.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') show(false)
  })
  for (const button of document.querySelectorAll<HTMLElement>('[data-asks-again]')) {
    button.addEventListener('click', () => {
      opener = button
      showStored(stored.read())
      show(true)
      banner.focus()
    })
  }
  connectDetails(banner)
  keepClear(banner)

  apply(stored.read())
  // The answer may change in another tab, or before the browser restores this page from its back/forward cache.
  addEventListener('storage', ({ key }) => (key === answerKey || key === null) && apply(stored.read()))
  addEventListener('pageshow', ({ persisted }) => persisted && apply(stored.read()))

  function answerWith(answer: Answer): void {
    stored.write(answer)
    apply(answer)
  }

  /** Applies the answer. Without one, the banner is shown. */
  function apply(answer: Answer | undefined): void {
    show(answer === undefined)
    if (answer === 'granted') {
      if (tags.length > 0) return
      tags = loadTrackers()
      // A quiz that opened before: what is on the screen now is reported now, and what was before is not.
      for (const event of Object.values(window.onScreen ?? {})) send({ ...event, ts: Date.now() })
      return
    }
    if (__COLLECTOR__) clearStoredEvents()
    if (__LEAD_ANSWERS__) dropAnswers()
    if (tags.length > 0) {
      for (const { revoke } of tags) revoke()
      tags = []
      // A loaded script cannot be unloaded. A reloaded page has none.
      location.reload()
    }
  }

  function send(event: SiteEvent | GameEvent): void {
    for (const tracker of tags) tracker.send(event)
  }

  /** Only the trackers the owner enabled are in the build. */
  function loadTrackers(): Tags[] {
    return [
      ...(__MEASUREMENT__ ? [tagPageView(__MEASUREMENT__, landing)] : []),
      ...(__COLLECTOR__ ? [collectPageView(__COLLECTOR__.url, landing)] : []),
    ]
  }

  /** The bottom bar is hidden while the banner is shown. */
  function show(isShown: boolean): void {
    const hadFocus = banner.contains(document.activeElement)
    banner.hidden = !isShown
    bar?.toggleAttribute('hidden', isShown)
    if (!isShown && hadFocus) opener?.focus()
  }

  function showStored(answer: Answer | undefined): void {
    banner.dataset.answered = answer ?? ''
    for (const line of banner.querySelectorAll<HTMLElement>('[data-now]')) line.hidden = line.dataset.now !== answer
  }
}

function connectDetails(banner: HTMLElement): void {
  const button = banner.querySelector<HTMLElement>('[aria-controls]')
  const list = banner.querySelector<HTMLElement>('ul')
  button?.addEventListener('click', () => {
    if (!list) return
    list.hidden = !list.hidden
    button.setAttribute('aria-expanded', String(!list.hidden))
  })
}

declare global {
  interface Document {
    prerendering?: boolean
  }
  interface Window {
    /** What a quiz on this page reported last, that it started and its step: `layout/consent-banner.astro`. */
    onScreen?: Record<string, SiteEvent | GameEvent>
  }
}
