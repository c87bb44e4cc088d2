import { withUtm } from '#analytics/with-utm.ts'

// The links of the page at once, so that a copied address carries the campaign too. Links that an island draws wait until
// they are touched: React must find its own markup when it wakes, and may draw more of them later.
for (const link of document.querySelectorAll<HTMLAnchorElement>('a:not(astro-island a)')) carryOn(link)
for (const touch of ['pointerdown', 'focusin', 'click']) {
  document.addEventListener(
    touch,
    ({ target }) => {
      const link = target instanceof Element && target.closest('a')
      if (link) carryOn(link)
    },
    true,
  )
}

/** Pages of ours, and what `linkTo` says takes the campaign along. The chat does not. */
function carryOn(link: HTMLAnchorElement): void {
  const href = link.getAttribute('href')
  if (href === null || (link.origin !== location.origin && !('campaign' in link.dataset))) return
  const carried = withUtm(href, location.search, location.href)
  if (carried !== href) link.setAttribute('href', carried)
}
