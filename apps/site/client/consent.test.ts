// @vitest-environment happy-dom
import { readFileSync } from 'node:fs'
import { beforeAll, expect, test, vi } from 'vitest'
import { signalLead } from '@repo/site/analytics/lead-signal.ts'
import { track } from '@repo/site/analytics/track.ts'
import { startOfGame } from '@repo/contract/quiz/game-state.ts'
import { reportGame } from '../islands/gamified-quiz/report-game.ts'

// One visit in its order. That a real browser does the same, and what leaves it: apps/site/e2e/consent.spec.ts.
const reported: string[] = []
const completed = { ...startOfGame, completions: 1 }

beforeAll(async () => {
  vi.useFakeTimers({ now: 1000 })
  vi.stubGlobal('__MEASUREMENT__', { meta: '123456789012345' })
  vi.stubGlobal('__COLLECTOR__', undefined)
  vi.stubGlobal('__LEAD_ANSWERS__', false)
  // The tags' scripts are not loaded here.
  vi.spyOn(document.head, 'append').mockReturnValue()
  document.documentElement.lang = 'en'
  document.body.innerHTML = `
    <section id="consent-banner" data-version="1" hidden><button data-answer="granted">Yes</button></section>
    <a href="https://apps.shopify.com/sondia">Install</a>`
  document.addEventListener('sondia:event', (event) => reported.push((event as CustomEvent).detail.name))
  const banner = readFileSync('apps/site/layout/consent-banner.astro', 'utf8')
  window.eval(/<script is:inline>([\s\S]*?)<\/script>/.exec(banner)?.[1] ?? '')
  // The quiz hydrates before the script that asks for consent has arrived.
  track('quiz_started', { lang: 'en' })
  await import('./consent.ts')
})

test('TR-03 before consent nothing is loaded, whatever is reported', () => {
  track('quiz_option_select', { stepId: 'goal', optionId: 'checkout', lang: 'en' })
  track('quiz_step_view', { stepId: 'pain', lang: 'en' })
  reportGame(null, startOfGame)
  install()
  signalLead()
  expect(document.head.append).not.toHaveBeenCalled()
  expect(sent()).toEqual([])
})

test('TR-02 with consent, what is on the screen is reported once, as of now', () => {
  vi.setSystemTime(61_000)
  document.querySelector<HTMLElement>('[data-answer]')?.click()
  const now = { ts: 61_000, route: location.pathname, lang: 'en' }
  expect(sent()).toEqual([
    ['track', 'ViewContent', { content_name: 'quiz', ...now }],
    ['trackCustom', 'quiz_step_view', { stepId: 'pain', ...now }],
    ['track', 'ViewContent', { content_name: 'game', ...now }],
  ])
  expect(reported).toEqual(['quiz_started', 'quiz_option_select', 'quiz_step_view'])
})

test('TR-02 GQ-05 after consent, an install click, a lead and the end of the game are reported once each', () => {
  const before = sent().length
  install()
  signalLead()
  reportGame(startOfGame, completed)
  reportGame(completed, { ...completed, completions: 2 })
  expect(
    sent()
      .slice(before)
      .map(([, name]) => name),
  ).toEqual(['InitiateCheckout', 'Lead', 'CompleteRegistration'])
})

function install(): void {
  const click = new MouseEvent('click', { bubbles: true, cancelable: true })
  const link = document.querySelector('a')
  link?.addEventListener('click', (event) => event.preventDefault(), { once: true })
  link?.dispatchEvent(click)
}

/** The events that the pixel got. */
function sent(): unknown[][] {
  const queue: unknown[][] = Reflect.get(window as object, 'fbq')?.queue ?? []
  return queue.filter(([command, name]) => String(command).startsWith('track') && name !== 'PageView')
}
