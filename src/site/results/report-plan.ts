import { track } from '#analytics/track.ts'
import type { Events } from '#contract/events.ts'

const page = document.documentElement
const { lang, scenario } = { lang: page.lang, scenario: page.getAttribute('data-scenario') } as Events['plan_view']

track('plan_view', { scenario, lang })

for (const link of document.querySelectorAll('[data-install]')) {
  link.addEventListener('click', () => track('cta_install_click', { source: 'results', lang }))
}
