/** Removes what the measuring services left: they set their cookies as widely as they can, so every width is tried. */
export function forgetCookies(): void {
  for (const name of theirCookies(document.cookie)) {
    for (const domain of ['', ...domainsOf(location.hostname)]) {
      document.cookie = `${name}=; path=/; max-age=0${domain && `; domain=${domain}`}`
    }
  }
}

/** The names of the services' cookies among all of a page's. */
export function theirCookies(cookies: string): string[] {
  return cookies
    .split('; ')
    .map((cookie) => cookie.split('=')[0] ?? '')
    .filter((name) => /^(_ga|_gid|_gcl|_gac|_gat|_fbp|_fbc)/.test(name))
}

/** shop.sondia.com: itself and each wider name. */
export function domainsOf(host: string): string[] {
  const parts = host.split('.')
  return parts.map((_, index) => parts.slice(index).join('.'))
}
