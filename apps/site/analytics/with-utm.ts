/**
 * Appends the utm parameters of a query string to a URL. The URL's own parameters stay as they are, its own campaign too.
 * `base` is the page that holds the link.
 *
 * It imports nothing on purpose: it is inlined in every page, and a file shared with an island would cost each page a request.
 */
export function withUtm(href: string, search: string, base: string): string {
  let url: URL
  try {
    url = new URL(href, base)
  } catch {
    return href
  }
  if (!url.protocol.startsWith('http')) return href

  const present = new Set(url.searchParams.keys())
  const pairs = url.search ? [url.search] : []
  const before = pairs.length
  for (const pair of search.replace(/^\?/, '').split('&')) {
    for (const [name, value] of new URLSearchParams(`?${pair}`)) {
      if (present.has(name) || !/^utm_(source|medium|campaign|term|content)$/.test(name)) continue
      present.add(name)
      // Raw, as it was spelled: a legacy encoding of Hebrew would not survive decoding and encoding.
      if (value) pairs.push(pair)
    }
  }
  if (pairs.length === before) return href

  url.search = pairs.join('&')
  const short = url.href.slice(url.origin.length)
  // A path that starts with two slashes would be read as another host.
  return url.origin === new URL(base).origin && !short.startsWith('//') ? short : url.href
}
