import { withOrigin } from '@repo/site/analytics/visit-origin.ts'
import { withUtm } from '@repo/site/analytics/with-utm.ts'

// UTM parameters on links: at once on static links, so that a copied address has them too. Links inside an island get them
// on the first touch: React must find its own markup when it hydrates, and may render more links later.
for (const link of document.querySelectorAll<HTMLAnchorElement>('a:not(astro-island a)')) addUtm(link)
for (const touch of ['pointerdown', 'focusin', 'click']) {
  document.addEventListener(
    touch,
    ({ target }) => {
      const link = target instanceof Element && target.closest('a')
      if (link) addUtm(link)
    },
    true,
  )
}

/** Links into the site, and those that `linkTo` marks. The chat gets no UTM parameters. */
function addUtm(link: HTMLAnchorElement): void {
  const href = link.getAttribute('href')
  if (href === null || (link.origin !== location.origin && !('campaign' in link.dataset))) return
  const campaign = withUtm(href, location.search, location.href)
  // Only builds with a collector count visits by where they began.
  const tagged = __COLLECTOR__
    ? withOrigin(campaign, location, document.documentElement.dataset.variant ?? '')
    : campaign
  if (tagged !== href) link.setAttribute('href', tagged)
}
