import { spawn } from 'node:child_process'
import { copyFileSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'

/**
 * Serves `dist/` with the deploy configuration: `npm run preview -- --port 8080`; and a collector, `--collector
 * 127.0.0.1:8787`, with the process of leads, `--leads 127.0.0.1:8788`; behind a proxy, `--cdn
 * 127.0.0.1`; without Brotli, as in the container, `--gzip-only`. Without nginx: `npx astro preview --root apps/site`.
 */
const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '8080' },
    root: { type: 'string', default: 'dist' },
    collector: { type: 'string' },
    leads: { type: 'string' },
    cdn: { type: 'string' },
    'gzip-only': { type: 'boolean', default: false },
  },
})
const root = resolve(values.root)
if (!existsSync(root)) {
  console.error(`${root} does not exist. Run "npm run build" first.`)
  process.exit(1)
}

const folder = mkdtempSync(join(tmpdir(), 'site-preview-'))
mkdirSync(join(folder, 'tmp'))
const site = readFileSync(new URL('./nginx.conf.template', import.meta.url), 'utf8')
  .replaceAll('${PORT}', values.port)
  .replaceAll('${ROOT}', root)
// Where Debian and Ubuntu put it.
const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'
const hasBrotli = existsSync(brotliModule) && !values['gzip-only']
if (hasBrotli) cpSync(new URL('./brotli.d', import.meta.url), join(folder, 'brotli.d'), { recursive: true })
else console.error('Serving gzip, without Brotli, which needs libnginx-mod-http-brotli-static.')
if (values.collector) {
  mkdirSync(join(folder, 'collector.d'))
  copyFileSync(new URL('./collector.d/location.conf', import.meta.url), join(folder, 'collector.d/location.conf'))
  const upstream = readFileSync(new URL('./collector.d/upstream.conf', import.meta.url), 'utf8')
  writeFileSync(
    join(folder, 'collector.d/upstream.conf'),
    upstream.replace('127.0.0.1:8788', values.leads ?? values.collector).replaceAll('127.0.0.1:8787', values.collector),
  )
  if (values.cdn) {
    const cdn = readFileSync(new URL('./collector.d/location-cdn.conf.example', import.meta.url), 'utf8')
    writeFileSync(join(folder, 'collector.d/location-cdn.conf'), cdn.replace('192.0.2.0/24', values.cdn))
  }
}

// Everything of nginx in one temporary folder, so that it needs no root and leaves nothing behind.
writeFileSync(
  join(folder, 'nginx.conf'),
  `${hasBrotli ? `load_module ${brotliModule};` : ''}
daemon off;
worker_processes 1;
pid ${folder}/nginx.pid;
error_log stderr warn;
${process.getuid?.() === 0 ? 'user root;' : ''}
events { worker_connections 512; }
http {
  types { text/html html; text/css css; application/javascript js; image/svg+xml svg; image/png png; image/x-icon ico; font/woff2 woff2; application/json json; application/xml xml; text/plain txt; application/manifest+json webmanifest; }
  default_type application/octet-stream;
  sendfile on;
  access_log off;
  # Common on servers; the site's own configuration must override it.
  open_file_cache max=1000; open_file_cache_valid 60s; open_file_cache_errors on;
  client_body_temp_path ${folder}/tmp; proxy_temp_path ${folder}/tmp; fastcgi_temp_path ${folder}/tmp; uwsgi_temp_path ${folder}/tmp; scgi_temp_path ${folder}/tmp;
  ${site}
}
`,
)

// Debian installs nginx where only root's PATH looks.
const nginx = spawn('nginx', ['-p', folder, '-c', 'nginx.conf'], {
  stdio: 'inherit',
  env: { ...process.env, PATH: `${process.env.PATH}:/usr/local/sbin:/usr/sbin` },
})
nginx.on('error', (error) => {
  clearTimeout(waiting)
  rmSync(folder, { recursive: true, force: true })
  console.error(
    `nginx could not start: ${error.message}. Install it (apt-get install nginx), or look at the pages with: npx astro preview --root apps/site`,
  )
  process.exitCode = 1
})
nginx.on('exit', (code) => {
  clearTimeout(waiting)
  rmSync(folder, { recursive: true, force: true })
  process.exitCode = code ?? 0
})
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => nginx.kill('SIGQUIT'))
// nginx writes its pid when it has bound the port; until then it may still fail, with a message of its own.
let waiting = setTimeout(announce, 50)
function announce(): void {
  if (!existsSync(join(folder, 'nginx.pid'))) waiting = setTimeout(announce, 50)
  else console.log(`Serving ${root} on http://localhost:${values.port}`)
}
