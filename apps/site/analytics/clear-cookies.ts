/** Removes the cookies of the measuring services. They are set on the widest domain possible, so every domain is tried. */
export function clearTrackingCookies(): void {
  for (const name of trackingCookies(document.cookie)) {
    for (const domain of ['', ...listCookieDomains(location.hostname)]) {
      document.cookie = `${name}=; path=/; max-age=0${domain && `; domain=${domain}`}`
    }
  }
}

/** The names of the services' cookies among all cookies of the page. */
export function trackingCookies(cookies: string): string[] {
  return cookies
    .split('; ')
    .map((cookie) => cookie.split('=')[0] ?? '')
    .filter((name) => /^(_ga|_gid|_gcl|_gac|_gat|_fbp|_fbc)/.test(name))
}

/** shop.sondia.com: itself and each parent domain. */
export function listCookieDomains(host: string): string[] {
  const parts = host.split('.')
  return parts.map((_, index) => parts.slice(index).join('.'))
}
