import { track } from '@repo/site/analytics/track.ts'
import type { Locale } from '@repo/contract/locale.ts'
import { scenarios } from '@repo/contract/scenario.ts'
import { onLinkClick } from '../client/on-link-click.ts'

const html = document.documentElement
const lang = html.lang as Locale
const scenario = scenarios.find((each) => html.dataset.shows?.split(' ').includes(each)) ?? scenarios[0]

track('plan_view', { scenario, lang })

onLinkClick((target) => {
  if (target.closest('[data-install]')) track('cta_install_click', { source: 'results', lang })
})
