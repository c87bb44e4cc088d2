import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import { request, type RequestOptions } from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { freePort } from '@repo/testing/free-port.ts'
import { startTestDatabase } from '@repo/testing/test-database.ts'
import { testSettings } from '@repo/collector/testing/test-service.ts'
import { readConsoleSettings } from '@repo/console/server/console-settings.ts'
import { createSignInLink } from '@repo/console/features/sign-in/server/sign-in-links.ts'
import { startConsole } from '@repo/console/server/start-console.ts'

const folder = mkdtempSync(join(tmpdir(), 'sondia-console-'))
const host = 'console.sondia.test'

const { urls, owner, worker } = await startTestDatabase({ fsync: 'off' })
const port = await freePort()
const { COLLECTOR_LEAD_KEYS, COLLECTOR_INDEX_KEY } = testSettings('')
const now = Date.now()
const console = await startConsole(
  readConsoleSettings({
    CONSOLE_DATABASE_URL: urls.console,
    CONSOLE_ORIGIN: `https://${host}:${port}`,
    CONSOLE_PORT: '0',
    CONSOLE_TRUST_PROXY: 'true',
    COLLECTOR_LEAD_KEYS,
    COLLECTOR_INDEX_KEY,
  }),
  // A clock that stands still: the rate limit of sign-ins allows another one every six seconds.
  { now: () => now },
)
const certificate = `req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 1 -subj /CN=${host}`
spawnSync('openssl', [...certificate.split(' '), '-keyout', 'privkey.pem', '-out', 'fullchain.pem'], { cwd: folder })
// The file that an owner copies, with the changes that the how-to asks for, and another port.
const block = readFileSync(new URL('console.nginx.conf', import.meta.url), 'utf8')
  .replace(/^ *listen \[::\]:443 ssl;\n/m, '')
  .replace('listen 443 ssl', `listen 127.0.0.1:${port} ssl`)
  .replace('server_name console.sondia.com', `server_name ${host}`)
  .replaceAll('/etc/letsencrypt/live/console.sondia.com', folder)
  .replaceAll('127.0.0.1:8790', `127.0.0.1:${console.port}`)
const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/t;`)
writeFileSync(
  join(folder, 'nginx.conf'),
  `daemon off; pid ${folder}/nginx.pid; error_log stderr; events {} http { ${temporary.join(' ')} ${block} }`,
)
const nginx = spawn('nginx', ['-p', folder, '-c', 'nginx.conf'], {
  env: { PATH: `${process.env.PATH}:/usr/sbin` },
  stdio: 'inherit',
})
while (!existsSync(join(folder, 'nginx.pid'))) await new Promise((resolve) => setTimeout(resolve, 50))
afterAll(async () => {
  nginx.kill('SIGTERM')
  await once(nginx, 'exit')
  await console.stop()
  rmSync(folder, { recursive: true })
})

async function send(path: string, more: RequestOptions, headers: Record<string, string>, body = '') {
  const options = { host: '127.0.0.1', port, path, servername: host, rejectUnauthorized: false, ...more }
  const sent = request({ ...options, headers: { host: `${host}:${port}`, ...headers } }).end(body)
  const [response] = (await once(sent, 'response')) as [IncomingMessage]
  response.resume()
  return { status: response.statusCode, headers: response.headers }
}

const get = (path: string, headers: Record<string, string> = {}) => send(path, {}, headers)

function post(path: string, body: unknown, headers: Record<string, string> = {}) {
  const own = { origin: `https://${host}:${port}`, 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' }
  return send(path, { method: 'POST' }, { ...own, ...headers }, JSON.stringify(body))
}

test('the console answers behind its nginx block, with HSTS, and asks not to be indexed', async () => {
  const { status, headers } = await get('/api/session')
  expect(status).toBe(401)
  expect(headers['strict-transport-security']).toBe('max-age=63072000')
  expect(headers['x-robots-tag']).toBe('noindex')
  expect(headers['content-security-policy']).toContain("default-src 'none'")
  expect(headers['server']).toBe('nginx')
})

test('another host is not answered at all', async () => {
  await expect(get('/', { host: `evil.example:${port}` })).rejects.toThrow(/socket hang up|ECONNRESET/)
})

test('the cookie is for TLS and this host alone', async () => {
  const token = await createSignInLink(worker, 'Dana', 'owner')
  const { status, headers } = await post('/api/sign-in/link', { token })
  const [cookie = ''] = headers['set-cookie'] ?? []
  expect(status).toBe(200)
  expect(cookie).toMatch(
    /^__Host-console-session=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
  )
  const [pair = ''] = cookie.split(';')
  expect((await get('/api/session', { cookie: pair })).status).toBe(200)
  // A cookie without the prefix may come from a sister host.
  expect((await get('/api/session', { cookie: pair.replace('__Host-', '') })).status).toBe(401)
})

test('a cost file of a quarter passes, 20 campaigns on 90 days; every other body is limited to 64 kB', async () => {
  const { headers } = await post('/api/sign-in/link', { token: await createSignInLink(worker, 'Noa', 'owner') })
  const [cookie = ''] = headers['set-cookie']?.[0]?.split(';') ?? []
  const rows = Array.from({ length: 1800 }, (_, at) => {
    const day = new Date(Date.UTC(2026, 7, 1 + (at % 90))).toISOString().slice(0, 10)
    return [`Prospecting, lookalike of buyers, ${Math.floor(at / 90)}`, day, 12_345, null]
  })
  const file = { source: 'meta', currency: 'ILS', rows, names: [], onto: 'replace', instead: [] }
  expect(JSON.stringify(file).length).toBeGreaterThan(64 * 1024)
  expect((await post('/api/money/costs', file, { cookie })).status).toBe(200)
  expect((await owner.query('select from ad_costs')).rowCount).toBe(1800)
  expect((await post('/api/money/undo', file, { cookie })).status).toBe(413)
  // As large as the console allows: nginx passes it on, and the console refuses it for its rows.
  const largest = { ...file, rows: Array.from({ length: 60_000 }, () => rows[0]) }
  expect((await post('/api/money/costs', largest, { cookie })).status).toBe(400)
  expect((await post('/api/money/costs', { ...largest, names: ['x'.repeat(1e6)] }, { cookie })).status).toBe(413)
})

test('sign-ins are limited by the address of the visitor, which no header changes', async () => {
  const statuses = []
  for (let attempt = 0; attempt < 11; attempt += 1) {
    const headers = { 'x-forwarded-for': `9.9.9.${attempt}` }
    statuses.push((await post('/api/sign-in/link', { token: 'x' }, headers)).status)
  }
  // Two of the ten were used above.
  expect(statuses).toEqual([...Array(8).fill(403), 429, 429, 429])
})

test('nginx writes no log', async () => {
  await get('/funnel?source=meta')
  const files = readdirSync(folder, { recursive: true }).map(String)
  expect(files.filter((file) => file.endsWith('.log'))).toEqual([])
})
