import { changeFragment, type PlanQuestion } from '@repo/contract/quiz/change-fragment.ts'
import type { Scenario } from '@repo/contract/scenario.ts'

// Ways to keep a plan: the language links and a sent link lead to the same plan, an answer can be changed with the others kept,
// its question can be copied, the page printed.
const [scenario, second] = (document.documentElement.dataset.shows ?? 'A').split(' ') as [Scenario, ...string[]]

/** The first script of the page keeps the fragment in the history entry where it is not in the address. After it may be a shop (PG-08). */
function fragment(): string {
  const whole = (history.state as { plan?: string } | null)?.plan || location.hash
  return second === 'answers' ? (whole.split('&')[0] ?? '') : ''
}

for (const language of document.querySelectorAll('footer a[lang]')) {
  const href = language.getAttribute('href') ?? ''
  const query = scenario === 'A' ? '' : `${href.includes('?') ? '&' : '?'}scenario=${scenario}`
  language.setAttribute('href', href + query + fragment())
}

const kept = fragment()
for (const answer of kept ? document.querySelectorAll<HTMLElement>('a[data-change]') : []) {
  const change = changeFragment(answer.dataset['change'] as PlanQuestion, scenario, kept)
  answer.setAttribute('href', (answer.getAttribute('href') ?? '') + change)
}

/** Address of this plan for another person: no campaign, no experiment. */
export function planLink(): string {
  return `${location.origin}${location.pathname}?scenario=${scenario}${fragment()}`
}

const announcement = document.querySelector('[data-copy-status]')
for (const button of document.querySelectorAll<HTMLElement>('[data-copy]')) {
  if (!('clipboard' in navigator)) break
  const label = button.querySelector('span')
  const words = label?.textContent ?? ''
  let reset = 0
  const copy = async () => {
    await navigator.clipboard.writeText(button.dataset.copy === 'link' ? planLink() : surveyOf(button))
    const done = button.dataset.done ?? ''
    if (label) label.textContent = done
    if (announcement) announcement.textContent = done
    clearTimeout(reset)
    reset = window.setTimeout(() => {
      if (label) label.textContent = words
      if (announcement) announcement.textContent = ''
    }, 2000)
  }
  // Refused, the label stays as it is.
  button.addEventListener('click', () => void copy().catch(() => {}))
  button.hidden = false
  button.parentElement?.querySelector('[data-with-copy]')?.removeAttribute('hidden')
}

const share = document.querySelector<HTMLElement>('[data-share]')
if (share && 'share' in navigator) {
  share.hidden = false
  // Closing the share sheet rejects.
  share.addEventListener('click', () => {
    navigator.share({ title: document.querySelector('h1')?.textContent ?? '', url: planLink() }).catch(() => {})
  })
}

const printButton = document.querySelector<HTMLElement>('[data-print]')
if (printButton) {
  printButton.hidden = false
  printButton.addEventListener('click', () => window.print())
}

/** The question and its answers, to paste into the app. The button in the bottom bar means the talk of this plan. */
function surveyOf(button: Element): string {
  const shown = () => [...document.querySelectorAll('[data-talk]')].find((talk) => talk.checkVisibility())
  const talk = button.closest('[data-talk]') ?? shown()
  const question = talk?.querySelector('[data-question]')?.textContent ?? ''
  const options = [...(talk?.querySelectorAll('[data-option]') ?? [])].map(({ textContent }) => `- ${textContent}`)
  return [question, ...options].join('\n')
}
