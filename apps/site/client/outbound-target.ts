/** Target of a click that leaves the site: a name or a host, never a full address, which could identify the visitor. */
export function outboundTarget(pressed: Element, origin: string): string | undefined {
  const way = pressed.closest<HTMLElement>('a[href],[data-video]')
  if (!(way instanceof HTMLAnchorElement)) return way?.dataset.video && 'video'
  return way.origin === origin || !way.protocol.startsWith('http') ? undefined : (names[way.host] ?? way.host)
}

/** As `linkTo` calls them. */
const names: Readonly<Record<string, string>> = { 'apps.shopify.com': 'install', 'wa.me': 'chat' }
