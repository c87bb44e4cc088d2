import { caching, securityHeaders } from '../../deploy/headers.ts'
import { loadsFrom } from '@repo/site/checks/served/loads-from.ts'
import { buildLocation, type Redirect } from '@repo/content/redirect.ts'
import { sendRequest, type Answer } from './send-request.ts'
import { joined, type Finding } from './finding.ts'

/** Walks a deployed site as a visitor: every page with its headers and files, other spellings, unknown addresses, compression, consent. */
export async function siteFindings(origin: string, paths: readonly string[]): Promise<Walk> {
  const listed = paths.filter((path) => path !== '/404')
  const pages: Page[] = []
  for (const path of listed) {
    const answer = await sendRequest(origin + path)
    pages.push({ path, answer, html: answer.body.toString('utf8') })
  }
  const found = pages.filter(({ answer }) => answer.status === 200)
  const home = found.find(({ path }) => path === '/')
  return {
    trackers: trackersIn(home?.html ?? ''),
    leadsTo: found.flatMap(({ html }) => / data-lead-form="(\/[^"]+)"/.exec(html)?.[1] ?? [])[0],
    findings: [
      ...pageFindings(pages),
      ...headerFindings(found),
      ...consentFindings(found),
      ...canonicalFindings(origin, home?.html ?? ''),
      ...(await assetFindings(origin, found)),
      ...(await redirectFindings(origin, listed)),
      ...(await notFoundFindings(origin)),
      ...(await compressionFindings(origin)),
    ],
  }
}

export interface Walk {
  findings: Finding[]
  /** The services that the question of consent names (`apps/site/layout/enabled-trackers.ts`); none in a build that counts nothing. */
  trackers: string[]
  /** The path of this site to which its forms send; none where they send nothing, or to another host. */
  leadsTo: string | undefined
}

interface Page {
  path: string
  answer: Answer
  html: string
}

/** The owner's short links and moved pages: whether each leads where it should, with the visitor's own parameters. */
export async function ownRedirectFindings(origin: string, redirects: readonly Redirect[]): Promise<Finding[]> {
  const issues = []
  for (const redirect of redirects) {
    const { status, headers, body } = await sendRequest(`${origin}${encodeURI(redirect.from)}?fbclid=doctor`)
    const location = headers.location && new URL(headers.location, origin).href
    const wanted = buildLocation(redirect, 'fbclid=doctor')
    // On a static host a short link is a page that leads on by script (apps/site/build/leading-page.ts).
    const isPage = status === 200 && body.includes(`(${JSON.stringify(redirect.to)})</script>`)
    if (location !== origin + wanted && !isPage)
      issues.push({
        at: redirect.from,
        is: `answers ${status}${location ? ` to ${location}` : ''}, not a redirect to ${redirect.to}.`,
        todo: 'nginx reads the redirects of a release when it is reloaded: nginx -t && systemctl reload nginx.',
      })
  }
  return redirects.length > 0 ? joined(issues, `${redirects.length} short links and moved pages lead on.`) : []
}

/** Which version is served, as the manifest says: another one has other pages and headers. */
export async function versionFindings(origin: string, own: string): Promise<Finding[]> {
  const { body } = await sendRequest(`${origin}/site.webmanifest`)
  const [, version] = /"version":"([^"]*)"/.exec(body.toString()) ?? []
  if (version === own) return [{ ok: `It is version ${version}.` }]
  return [
    {
      note: `It is ${version ? `version ${version}` : 'of no version'}, and this doctor of ${own}: git checkout v${version ?? own}.`,
    },
  ]
}

/** Whether the address is of this machine, as in a preview: no name, no certificate. */
export function isLocal(origin: string): boolean {
  return ['localhost', '127.0.0.1', '[::1]'].includes(new URL(origin).hostname)
}

const copyConfiguration =
  'deploy/install.sh copies deploy/nginx.conf.template to the server and reloads nginx (docs/how-to/go-live.md). A CDN in front may remove it, too.'

function pageFindings(pages: readonly Page[]): Finding[] {
  const issues = pages.flatMap(({ path, answer, html }) => {
    const other = answer.status !== 200 ? unreleased(answer.status) : html.includes(policy) ? undefined : notOurs
    return other ? [{ at: path, ...other }] : []
  })
  return joined(issues, `${pages.length} pages answer.`)
}

const policy = 'http-equiv="content-security-policy"'
const unreleased = (status: number) => ({
  is: `answers ${status}, not 200.`,
  todo: 'The page is in packages/content/pages/ here. Build and release it, or run the doctor from the commit that is released (release list).',
})
const notOurs = {
  is: 'is not a page of this build: it has no security policy.',
  todo: 'Something else answers there. Look at what nginx serves: root and server_name.',
}

function headerFindings(pages: readonly Page[]): Finding[] {
  const issues = pages.flatMap(({ path, answer }) =>
    Object.entries({ ...securityHeaders, ...(!isRevalidated(answer) && { 'Cache-Control': caching.rest }) }).flatMap(
      ([name, value]) => headerIssue(path, answer, name, value),
    ),
  )
  return joined(issues, 'Pages have the security headers, and are revalidated.')
}

/** Also in the words of static hosts. */
function isRevalidated({ headers }: Answer): boolean {
  return /^no-cache$|^public, ?max-age=0, ?must-revalidate$/.test(headers['cache-control'] ?? '')
}

function headerIssue(at: string, { headers }: Answer, name: string, wanted: string) {
  const given = headers[name.toLowerCase()]
  if (given === wanted) return []
  const is = given === undefined ? `the header ${name} is missing.` : `${name} is "${given}", not "${wanted}".`
  return [{ at, is, todo: copyConfiguration }]
}

function consentFindings(pages: readonly Page[]): Finding[] {
  const issues = pages.flatMap(({ path, answer, html }) => [
    ...(answer.headers['set-cookie'] ?? []).map((cookie) => ({
      at: path,
      is: `sets the cookie ${cookie.split('=', 1)[0]} before a visitor has consented.`,
      todo: 'No file of the build does. Find what in front of it adds cookies (CDN, proxy, bot protection) and switch it off.',
    })),
    ...[...new Set(loadsFrom(html).map((url) => new URL(url, 'https://x').host))].map((host) => ({
      at: path,
      is: `loads from ${host} before a visitor has consented.`,
      todo: 'The build loads nothing from others. Find what changes its pages (CDN, proxy, analytics of the host) and switch it off.',
    })),
  ])
  return joined(issues, 'Nothing is set or loaded from others before consent.')
}

function canonicalFindings(origin: string, html: string): Finding[] {
  const canonical = /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1]
  if (isLocal(origin) || !canonical || new URL(canonical).origin === origin) return []
  return [
    {
      issue: `The pages name ${new URL(canonical).origin} as their address, not ${origin}.`,
      todo: 'Write the address into origin in packages/content/brand.ts, build and release.',
    },
  ]
}

async function assetFindings(origin: string, pages: readonly Page[]): Promise<Finding[]> {
  const assets = new Set(
    pages.flatMap(({ html }) => [...html.matchAll(/["(](\/assets\/[\w./-]+)["?)]/g)].map(([, path = '']) => path)),
  )
  const issues = []
  for (const path of assets) {
    const answer = await sendRequest(origin + path)
    if (answer.status === 200) issues.push(...headerIssue('/assets/…', answer, 'Cache-Control', caching.assets))
    else
      issues.push({
        at: path,
        is: `answers ${answer.status}, not 200.`,
        todo: 'Pages and files are of different builds. Release the whole folder dist/ again.',
      })
  }
  return joined(issues, `${assets.size} scripts, fonts and pictures answer, and are kept.`)
}

async function redirectFindings(origin: string, paths: readonly string[]): Promise<Finding[]> {
  const page = paths.find((path) => path !== '/') ?? '/'
  const issues = []
  for (const other of [`${page}/`, `${page}.html`]) {
    const { status, headers } = await sendRequest(`${origin}${other}?utm_source=doctor`)
    const location = headers.location && new URL(headers.location, origin).href
    if (status < 300 || status > 399 || location !== `${origin}${page}?utm_source=doctor`)
      issues.push({
        at: other,
        is: `answers ${status}${location ? ` to ${location}` : ''}, not a redirect to ${page} with its campaign.`,
        todo: copyConfiguration,
      })
  }
  return joined(issues, 'Other spellings of an address lead to the page, with the campaign.')
}

async function notFoundFindings(origin: string): Promise<Finding[]> {
  const { status } = await sendRequest(`${origin}/no-such-page-${Date.now()}`)
  if (status === 404) return [{ ok: 'An unknown address is 404.' }]
  return [{ issue: `An unknown address answers ${status}, not 404.`, todo: copyConfiguration }]
}

async function compressionFindings(origin: string): Promise<Finding[]> {
  const { headers } = await sendRequest(origin, { headers: { 'accept-encoding': 'gzip, deflate, br' } })
  const encoding = headers['content-encoding']
  if (encoding === 'br') return [{ ok: 'Pages are compressed with Brotli.' }]
  if (encoding !== 'gzip') return [{ issue: 'Pages are not compressed.', todo: copyConfiguration }]
  const note =
    'Pages are compressed with gzip. With Brotli they are a fifth smaller: libnginx-mod-http-brotli-static and deploy/brotli.d.'
  return [{ note }]
}

function trackersIn(html: string): string[] {
  const [, ...trackers] = (/id="consent-banner"[^>]*? data-version="([^"]*)"/.exec(html)?.[1] ?? '').split(' ')
  return trackers
}
