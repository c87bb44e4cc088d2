import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer, request, type IncomingMessage, type RequestListener } from 'node:http'
import { createServer as createSecureServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, inject, test } from 'vitest'
import { readVersion } from '../../build/build-record.ts'
import { redirectsHere } from '../../../../tools/doctor/address-findings.ts'
import { findingsText } from '../../../../tools/doctor/finding.ts'
import { siteFindings, versionFindings } from '../../../../tools/doctor/site-findings.ts'
import { tested } from './tested-settings.ts'

// The doctor against nginx as it is deployed, and against a proxy in front of it that breaks one thing.

const closing: (() => void)[] = []
afterEach(() => closing.splice(0).forEach((close) => close()))

// With a collector the doctor also asks for one that answers, and there is none here.
const withoutCollector = test.runIf(!tested.hasCollector)

withoutCollector('a healthy site has no issue', async () => {
  const { status, output } = await doctor(inject('origin'))
  expect(output).toContain('pages answer.\n')
  expect(output).toMatch(/\nNothing is wrong\.\n$/)
  expect(status).toBe(0)
})

test.each<[issue: string, breaks: Break]>([
  ['/pricing: answers 404, not 200.', { at: '/pricing', status: 404 }],
  ['/pricing: is not a page of this build', { at: '/pricing', body: () => '<h1>Welcome to nginx!</h1>' }],
  ['/, /pricing: the header Strict-Transport-Security is missing.', { without: 'strict-transport-security' }],
  ['/: Referrer-Policy is "unsafe-url", not', { at: '/', header: ['referrer-policy', 'unsafe-url'] }],
  ['/: Cache-Control is "max-age=600"', { at: '/', header: ['cache-control', 'max-age=600'] }],
  ['/: sets the cookie __cf before a visitor has consented.', { at: '/', header: ['set-cookie', '__cf=1; path=/'] }],
  [
    '/: loads from cdn.example before a visitor has consented.',
    { at: '/', body: (html) => html.replace('</head>', '<script src="https://cdn.example/a.js"></script></head>') },
  ],
  ['answers 404, not 200.\n    → Pages and files are of different builds.', { at: /^\/assets\/.*woff2$/, status: 404 }],
  ['/assets/…: the header Cache-Control is missing.', { at: /^\/assets/, without: 'cache-control' }],
  ['/pricing.html: answers 200, not a redirect to /pricing', { at: '/pricing.html', status: 200, without: 'location' }],
  ['/pricing/: answers 301 to', { at: '/pricing/', header: ['location', '/pricing'] }],
  ['An unknown address answers 200, not 404.', { at: /^\/no-such-page/, status: 200 }],
  ['Pages are not compressed.', { without: 'content-encoding' }],
])('the doctor says: %s', async (issue, breaks) => {
  const { findings } = await siteFindings(await proxy(breaks), ['/', '/pricing', '/404'])
  const text = findingsText(findings)
  expect(text).toContain(`✘ `)
  expect(text).toContain(issue)
  expect(text).toMatch(/\nOne thing is wrong\.$/)
})

test.runIf(tested.isSilent)(
  'gzip instead of Brotli is no issue, and the trackers of a build are read from its question of consent',
  async () => {
    const banner = '<section hidden id="consent-banner" tabindex="-1" data-version="4 google collector"></section>'
    const breaks: Break = { at: '/', header: ['content-encoding', 'gzip'], body: (html) => html + banner }
    const { findings, trackers } = await siteFindings(await proxy(breaks), ['/', '/pricing'])
    expect(findingsText(findings)).toContain('· Pages are compressed with gzip.')
    expect(findings.filter((one) => 'issue' in one)).toEqual([])
    expect(trackers).toEqual(['google', 'collector'])
  },
)

test('the doctor says which version is served, and when it is of another one', async () => {
  const own = readVersion()
  const origin = await proxy({})
  expect(await versionFindings(origin, own)).toEqual([{ ok: `It is version ${own}.` }])
  expect(await versionFindings(origin, '99.0.0')).toEqual([
    { note: `It is version ${own}, and this doctor of 99.0.0: git checkout v${own}.` },
  ])
})

test('another host name has to lead to the same page, with its campaign', async () => {
  const here = 'https://sondia.test'
  const answers: [string, number, string][] = [
    [`${here}/pricing?utm_source=doctor`, 301, '✓'],
    [`${here}/`, 301, '✘'],
    ['', 200, '✘'],
  ]
  for (const [location, status, mark] of answers) {
    const other = await listen((_, response) => response.writeHead(status, location ? { location } : {}).end())
    expect(findingsText(await redirectsHere(other, here))).toContain(`${mark} ${other}`)
  }
})

withoutCollector(
  'a certificate that ends soon, a server without HTTP/2, and a certificate that browsers do not trust',
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'certificate-'))
    closing.push(() => rmSync(folder, { recursive: true }))
    const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')]
    const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost']
    const made = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-days', '10']
    expect(spawnSync('openssl', [...made, ...subject, '-keyout', key, '-out', cert]).status).toBe(0)
    const origin = await listen(passOn({}), { key: readFileSync(key), cert: readFileSync(cert) })
    const trusted = await doctor(origin, { NODE_EXTRA_CA_CERTS: cert })
    expect(trusted.output).toMatch(
      /✘ The certificate expires in 9 days\.\n {4}→ .*certbot renew.*\n✘ Browsers get HTTP\/1\.1, not HTTP\/2.*\n.*\n2 things are wrong\.\n$/,
    )
    const untrusted = await doctor(origin)
    expect(untrusted.output).toContain(`✘ ${origin} has no valid certificate (DEPTH_ZERO_SELF_SIGNED_CERT).`)
    expect([trusted.status, untrusted.status]).toEqual([1, 1])
  },
)

interface Break {
  /** The path; all if there is none. */
  at?: string | RegExp
  status?: number
  header?: [name: string, value: string]
  without?: string
  body?: (html: string) => string
}

function proxy(breaks: Break): Promise<string> {
  return listen(passOn(breaks))
}

async function listen(listener: RequestListener, tls?: { key: Buffer; cert: Buffer }): Promise<string> {
  const server = tls ? createSecureServer(tls, listener) : createServer(listener)
  await new Promise<void>((resolve) => server.listen(0, resolve))
  closing.push(() => {
    server.close()
    server.closeAllConnections()
  })
  return `http${tls ? 's' : ''}://localhost:${(server.address() as AddressInfo).port}`
}

function passOn({ at, status, header, without, body }: Break): RequestListener {
  return (incoming, outgoing) => {
    const path = incoming.url?.split('?', 1)[0] ?? ''
    const isMeant = at === undefined || (typeof at === 'string' ? path === at : at.test(path))
    const { method, headers } = incoming
    const forwarded = request(inject('origin') + incoming.url, { method, headers, agent: false }, (answer) => {
      const changed = { ...answer.headers }
      if (isMeant && header) changed[header[0]] = header[1]
      if (isMeant && without) Reflect.deleteProperty(changed, without)
      void readBytes(answer).then((bytes) => {
        const sent = isMeant && body ? Buffer.from(body(bytes.toString())) : bytes
        const isSame = sent === bytes
        outgoing.writeHead((isMeant && status) || answer.statusCode || 500, {
          ...changed,
          ...(!isSame && { 'content-length': sent.length }),
        })
        outgoing.end(sent)
      })
    })
    // With the body that the headers announce: without it nginx takes the next request on the connection for the body.
    incoming.pipe(forwarded)
  }
}

async function readBytes(answer: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of answer) parts.push(part)
  return Buffer.concat(parts)
}

/** In a process of its own, as `npm run doctor`. Not spawnSync: the proxy is in this one. */
function doctor(origin: string, env: Record<string, string> = {}): Promise<{ status: number | null; output: string }> {
  const child = spawn(process.execPath, ['tools/doctor.ts', origin], { env: { PATH: process.env.PATH, ...env } })
  let output = ''
  child.stdout.on('data', (part: Buffer) => (output += part.toString()))
  return new Promise((resolve) => child.on('close', (status) => resolve({ status, output })))
}
