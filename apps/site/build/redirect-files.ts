import { mkdir, writeFile } from 'node:fs/promises'
import type { AstroIntegration } from 'astro'
import { buildLocation, listRedirects, type Redirect, type RedirectLists } from '@repo/content/redirect.ts'
import * as lists from '@repo/content/redirects.ts'
import type { PageTexts } from '@repo/content/page.ts'
import { leadingPage } from './leading-page.ts'

/**
 * The owner's redirects (`packages/content/redirects.ts`) in files of the build: two maps for nginx, and for other hosts `_redirects` and a
 * page for each short link. While developing, they are followed as they are written.
 */
export function redirectFiles(pages: readonly LanguageOfPage[]): AstroIntegration {
  return {
    name: 'redirect-files',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const files = renderRedirectFiles(listRedirects(lists), pages)
        if (lists.shortLinks.length > 0) await mkdir(new URL('go/', dir), { recursive: true })
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
export function renderRedirectFiles(
  redirects: readonly Redirect[],
  pages: readonly LanguageOfPage[] = [],
): Record<string, string> {
  // An address may have come with a slash at its end.
  const both = redirects.flatMap((redirect) => [redirect, { ...redirect, from: `${redirect.from}/` as const }])
  const links = redirects.filter(({ status }) => status === 302)
  const moved = both.filter(({ status }) => status === 301)
  return {
    '_short-links.map': nginxMap(both.filter(({ status }) => status === 302)),
    '_moved-pages.map': nginxMap(moved),
    _redirects: moved.map(({ from, to, status }) => `${encodeURI(from)} ${to} ${status}\n`).join(''),
    ...Object.fromEntries(links.map((link) => [`${link.from.slice(1)}.html`, linkPage(link, pages)])),
  }
}

type LanguageOfPage = Pick<PageTexts, 'path' | 'locale'>

/** `_redirects` would drop the visitor's parameters, with the click id of a paid click (`gclid`, `fbclid`), for those of the link. */
function linkPage({ to }: Redirect, pages: readonly LanguageOfPage[]): string {
  const lang = pages.find(({ path }) => path === to.split('?')[0])?.locale ?? 'en'
  return leadingPage(lang, to, `(${follow.toString()})(${JSON.stringify(to)})`)
}

/** Runs in the browser: published as text, so it uses nothing outside of itself. As `buildLocation`. */
function follow(to: string): void {
  const names = to
    .split(/[?&]/)
    .slice(1)
    .map((own) => own.split('=')[0])
  const kept = location.search
    .slice(1)
    .split('&')
    .filter((one) => one !== '' && !names.includes(one.split('=')[0]))
  location.replace([to, ...kept].join('&'))
}

/** Entries of a map. nginx does not start if a key is longer than a bucket of its hash table, so long ones are regular expressions. */
function nginxMap(redirects: readonly Redirect[]): string {
  return redirects
    .map(({ from, to }) =>
      Buffer.byteLength(from) > 40 ? `"~*^${from.replaceAll('.', '\\.')}\\z" "${to}";\n` : `"${from}" "${to}";\n`,
    )
    .join('')
}
