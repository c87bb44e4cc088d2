import { writeFile } from 'node:fs/promises'
import type { AstroIntegration } from 'astro'
import { buildLocation, listRedirects, type Redirect, type RedirectLists } from '@repo/content/redirect.ts'
import * as lists from '@repo/content/redirects.ts'

/**
 * The owner's redirects (`packages/content/redirects.ts`) in three files of the build: two maps for nginx, `_redirects` for Cloudflare Pages and
 * Netlify. While developing, they are followed as they are written.
 */
export function redirectFiles(): AstroIntegration {
  return {
    name: 'redirect-files',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const files = renderRedirectFiles(listRedirects(lists))
        for (const [name, text] of Object.entries(files)) await writeFile(new URL(name, dir), text)
      },
      'astro:server:setup': ({ server }) => {
        server.middlewares.use((request, response, next) => {
          const [path = '', search = ''] = (request.url ?? '').split('?')
          void server.ssrLoadModule('@repo/content/redirects.ts').then((now) => {
            const redirect = listRedirects(now as RedirectLists).find(({ from }) => encodeURI(from) === path)
            if (redirect) response.writeHead(302, { location: buildLocation(redirect, search) }).end()
            else next()
          }, next)
        })
      },
    },
  }
}

/** The text of each file, by its name. */
export function renderRedirectFiles(redirects: readonly Redirect[]): Record<string, string> {
  // An address may have come with a slash at its end.
  const both = redirects.flatMap((redirect) => [redirect, { ...redirect, from: `${redirect.from}/` as const }])
  return {
    '_short-links.map': nginxMap(both.filter(({ status }) => status === 302)),
    '_moved-pages.map': nginxMap(both.filter(({ status }) => status === 301)),
    _redirects: both.map(({ from, to, status }) => `${encodeURI(from)} ${to} ${status}\n`).join(''),
  }
}

/** Entries of a map. nginx does not start if a key is longer than a bucket of its hash table, so long ones are regular expressions. */
function nginxMap(redirects: readonly Redirect[]): string {
  return redirects
    .map(({ from, to }) =>
      Buffer.byteLength(from) > 40 ? `"~*^${from.replaceAll('.', '\\.')}\\z" "${to}";\n` : `"${from}" "${to}";\n`,
    )
    .join('')
}
