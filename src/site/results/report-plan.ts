import { track } from '#analytics/track.ts'
import type { Events } from '#contract/events.ts'
import { onLinkClick } from '../client/on-link-click.ts'

const page = document.documentElement
const { lang, scenario } = { lang: page.lang, scenario: page.getAttribute('data-scenario') } as Events['plan_view']

track('plan_view', { scenario, lang })

onLinkClick((target) => {
  if (target.closest('[data-install]')) track('cta_install_click', { source: 'results', lang })
})
