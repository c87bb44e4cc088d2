import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { request, type IncomingMessage } from 'node:http'
import { request as secureRequest } from 'node:https'
import { networkInterfaces, tmpdir } from 'node:os'
import { join } from 'node:path'
import { connect } from 'node:tls'
import { afterAll, expect, test } from 'vitest'
import { freePort } from '@repo/testing/free-port.ts'

// The files that deploy/install.sh writes for nginx, in a real nginx. Only ports and folders are others.
const folder = mkdtempSync(join(tmpdir(), 'nginx-files-'))
const host = 'sondia.test'
const [httpPort, httpsPort] = [await freePort(), await freePort()]
// A container may have no IPv6.
const hasIpv6 = networkInterfaces().lo?.some(({ address }) => address === '::1')
const addresses = ['127.0.0.1', ...(hasIpv6 ? ['::1'] : [])]
const stops: (() => Promise<void>)[] = []
afterAll(async () => {
  for (const stop of stops) await stop()
  rmSync(folder, { recursive: true })
})

// A copy, because one test takes another template.
cpSync('deploy', join(folder, 'deploy'), { recursive: true })
mkdirSync(join(folder, 'releases/current'), { recursive: true })
for (const page of ['index', 'pricing', '404']) writeFileSync(join(folder, `releases/current/${page}.html`), page)

function writeFiles(...options: string[]): string {
  const places = { into: 'nginx', releases: 'releases', certificates: 'live' }
  const given = Object.entries(places).flatMap(([name, place]) => [`--${name}`, join(folder, place)])
  const script = join(folder, 'deploy/install/nginx-files.sh')
  const { status, stdout, stderr } = spawnSync('bash', [script, '--host', host, ...given, ...options])
  expect([stderr.toString(), status]).toEqual(['', 0])
  return stdout.toString()
}

function makeCertificate(name: string): void {
  mkdirSync(join(folder, 'live', name), { recursive: true })
  const made = `req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 1 -subj /CN=${name}`
  const files = ['-keyout', 'privkey.pem', '-out', 'fullchain.pem']
  expect(spawnSync('openssl', [...made.split(' '), ...files], { cwd: join(folder, 'live', name) }).status).toBe(0)
}

/** nginx on what was written, until the next call. */
async function serve(): Promise<void> {
  await stops.pop()?.()
  const run = mkdtempSync(join(folder, 'run-'))
  cpSync(join(folder, 'nginx'), run, { recursive: true })
  for (const name of readdirSync(run, { recursive: true })
    .map(String)
    .filter((one) => one.endsWith('.conf'))) {
    const text = readFileSync(join(run, name), 'utf8')
    const moved = text.replaceAll(
      /(listen (?:\[::\]:)?)(80|443)\b/g,
      (_, listen: string, port) => listen + (port === '80' ? httpPort : httpsPort),
    )
    writeFileSync(join(run, name), moved.replaceAll('/var/www/acme', join(folder, 'acme')))
  }
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${run}/t;`)
  const brotli = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'
  const module = existsSync(brotli) ? `load_module ${brotli};` : ''
  const user = process.getuid?.() === 0 ? 'user root;' : ''
  writeFileSync(
    join(run, 'nginx.conf'),
    `${module} daemon off; ${user} pid ${run}/nginx.pid; error_log stderr; events {} http { access_log ${folder}/access.log; ${temporary.join(' ')} include conf.d/*.conf; }`,
  )
  const nginx = spawn('nginx', ['-p', run, '-c', 'nginx.conf'], {
    env: { PATH: `${process.env.PATH}:/usr/sbin` },
    stdio: 'inherit',
  })
  stops.push(async () => {
    if (nginx.exitCode !== null) return
    nginx.kill('SIGTERM')
    await once(nginx, 'exit')
  })
  while (!existsSync(join(run, 'nginx.pid'))) {
    if (nginx.exitCode !== null) throw new Error('nginx did not start.')
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

async function get(
  scheme: 'http' | 'https',
  name: string,
  path: string,
  address = '127.0.0.1',
  more: Record<string, string> = {},
) {
  const headers = { host: name, ...more }
  const sent =
    scheme === 'http'
      ? request({ host: address, port: httpPort, path, headers })
      : secureRequest({ host: address, port: httpsPort, path, headers, servername: name, rejectUnauthorized: false })
  const [response] = (await once(sent.end(), 'response')) as [IncomingMessage]
  let body = ''
  for await (const part of response) body += String(part)
  const { location, server, 'set-cookie': cookies, 'x-robots-tag': robots, 'cache-control': kept } = response.headers
  return { status: response.statusCode, location, server, cookies, robots, kept, body }
}

async function protocolAndName(name: string, address = '127.0.0.1'): Promise<unknown[]> {
  const socket = connect({
    host: address,
    port: httpsPort,
    servername: name,
    ALPNProtocols: ['h2', 'http/1.1'],
    rejectUnauthorized: false,
  })
  await once(socket, 'secureConnect')
  const found = [socket.alpnProtocol, socket.getPeerCertificate().subject.CN]
  socket.destroy()
  return found
}

test('before there is a certificate, port 80 answers the challenge, and nothing that a browser would keep', async () => {
  mkdirSync(join(folder, 'acme/.well-known/acme-challenge'), { recursive: true })
  writeFileSync(join(folder, 'acme/.well-known/acme-challenge/token'), 'proof')
  writeFiles('--www', '--collector', '--console')
  await serve()
  for (const address of addresses)
    for (const name of [host, `www.${host}`, `console.${host}`]) {
      expect(await get('http', name, '/.well-known/acme-challenge/token', address)).toMatchObject({
        status: 200,
        body: 'proof',
      })
      expect(await get('http', name, '/pricing', address)).toMatchObject({ status: 503, server: 'nginx' })
    }
})

test('with certificates the site is served over HTTP/2 and IPv6, www leads to it, and the console has a host of its own', async () => {
  for (const name of [host, `console.${host}`]) makeCertificate(name)
  writeFiles('--www', '--collector', '--console')
  await serve()
  for (const address of addresses) {
    expect(await protocolAndName(host, address)).toEqual(['h2', host])
    expect(await get('https', host, '/pricing', address)).toMatchObject({
      status: 200,
      body: 'pricing',
      server: 'nginx',
    })
    const expected = { status: 301, location: `https://${host}/pricing?utm_source=x`, server: 'nginx' }
    for (const scheme of ['http', 'https'] as const)
      expect(await get(scheme, `www.${host}`, '/pricing?utm_source=x', address)).toMatchObject(expected)
    expect(await get('http', `console.${host}`, '/', address)).toMatchObject({
      status: 301,
      location: `https://console.${host}/`,
    })
    expect(await protocolAndName(`console.${host}`, address)).toEqual(['h2', `console.${host}`])
    // Neither runs in this test.
    expect((await get('https', `console.${host}`, '/', address)).status).toBe(502)
    expect((await get('https', host, '/collect/v1/leads', address)).status).toBe(502)
  }
})

test('what is asked of the collector, on any path, leaves no address in the log', async () => {
  const asked = ['/collect/v1/leads', '/collect/v1/none', '/collect/metrics', '/collect/', '/collect/none?utm_source=x']
  for (const path of asked) expect((await get('https', host, path)).status, path).toBeGreaterThanOrEqual(404)
  await get('https', host, '/pricing?last')
  const logged = () => readFileSync(join(folder, 'access.log'), 'utf8')
  await expect.poll(logged).toContain('/pricing?last')
  expect(logged()).not.toContain('/collect/')
})

test('a second time nothing is written, and a dry run says what would be', () => {
  const options = ['--www', '--collector', '--console']
  expect(writeFiles(...options)).not.toMatch(/doing|would/)
  rmSync(join(folder, 'nginx/tls.d/site.conf'))
  expect(writeFiles(...options, '--dry-run')).toMatch(/^ {2}would {2}write .*tls\.d\/site\.conf$/m)
  expect(existsSync(join(folder, 'nginx/tls.d/site.conf'))).toBe(false)
  writeFiles(...options)
})

test('a new template leaves HTTPS as it is', async () => {
  appendFileSync(join(folder, 'deploy/nginx.conf.template'), '\n# Another version.\n')
  expect(writeFiles('--www', '--collector', '--console').match(/doing.*/g)).toEqual([
    expect.stringContaining('conf.d/sondia.conf'),
  ])
  await serve()
  expect(readFileSync(join(folder, 'nginx/conf.d/sondia.conf'), 'utf8')).toContain('Another version')
  expect(await protocolAndName(host, addresses.at(-1))).toEqual(['h2', host])
  expect(await get('https', host, '/pricing')).toMatchObject({ status: 200, body: 'pricing' })
})

test.each<[string, (live: string, other: string) => void]>([
  ['empty', (live) => writeFileSync(join(live, 'fullchain.pem'), '')],
  ['without its key', (live) => rmSync(join(live, 'privkey.pem'))],
  ['with the key of another', (live, other) => cpSync(join(other, 'privkey.pem'), join(live, 'privkey.pem'))],
  ['gone', (live) => rmSync(live, { recursive: true })],
])(
  'a certificate that is %s: nginx starts without it, answers the challenge for another, and serves the rest',
  async (_, spoil) => {
    const options = ['--www', '--collector', '--console']
    const both = [host, `console.${host}`] as const
    for (const [broken, whole] of [both, both.toReversed() as [string, string]]) {
      spoil(join(folder, 'live', broken), join(folder, 'live', whole))
      writeFiles(...options)
      await serve()
      const challenge = await get('http', broken, '/.well-known/acme-challenge/token')
      expect(challenge).toMatchObject({ status: 200, body: 'proof' })
      expect(await get('http', broken, '/')).toMatchObject({ status: 503 })
      expect(await protocolAndName(whole)).toEqual(['h2', whole])
      makeCertificate(broken)
      writeFiles(...options)
      await serve()
      for (const name of both) expect(await protocolAndName(name)).toEqual(['h2', name])
      expect(writeFiles(...options)).not.toMatch(/doing|would/)
    }
  },
)

test('another name of the site: the old one is served until the new one has a certificate, and then leads to it', async () => {
  const renamed = ['--www', '--host', 'shop.test', '--was', host, '--was', 'typo.test']
  writeFiles(...renamed)
  await serve()
  expect(await get('http', 'shop.test', '/')).toMatchObject({ status: 503 })
  expect(await get('http', host, '/pricing')).toMatchObject({ status: 301, location: `https://${host}/pricing` })
  expect(await get('https', host, '/pricing')).toMatchObject({ status: 200, body: 'pricing' })

  makeCertificate('shop.test')
  writeFiles(...renamed)
  await serve()
  for (const address of addresses) {
    expect(await get('https', 'shop.test', '/pricing', address)).toMatchObject({ status: 200, body: 'pricing' })
    expect(await protocolAndName(host, address)).toEqual(['h2', host])
    for (const scheme of ['http', 'https'] as const)
      for (const name of [host, `www.${host}`])
        expect(await get(scheme, name, '/pricing?gclid=x', address)).toMatchObject({
          status: 301,
          location: 'https://shop.test/pricing?gclid=x',
        })
  }
  expect(writeFiles(...renamed)).not.toMatch(/doing|would/)

  writeFiles('--www', '--was', 'shop.test')
  await serve()
  expect(await get('https', host, '/pricing')).toMatchObject({ status: 200, body: 'pricing' })
  expect(await get('https', 'shop.test', '/')).toMatchObject({ status: 301, location: `https://${host}/` })
})
