import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, rmSync } from 'node:fs'
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'

/**
 * Copies a build for a static host, `npm run build:static`: `dist/` without what nginx hides, which such a host would serve, into
 * `dist-static/`.
 */
export function copyStaticFiles(from: string, to: string): void {
  if (!existsSync(from)) throw new Error(`${from} does not exist. Build first: npm run build.`)
  rmSync(to, { recursive: true, force: true })
  cpSync(from, to, { recursive: true, filter: (file) => !isHidden(relative(from, file)) })
}

/** Cloudflare Pages looks for functions in `functions/`, beside the folder that it serves. */
export function copyFunctions(from: string, to: string): void {
  rmSync(to, { recursive: true, force: true })
  if (existsSync(from)) cpSync(from, to, { recursive: true })
}

/** `_headers` and `_redirects` are the host's: it reads them and does not serve them. */
function isHidden(file: string): boolean {
  return /\.(br|gz)$/.test(file) || (file.startsWith('_') && !['_headers', '_redirects'].includes(file))
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { values } = parseArgs({
    options: {
      from: { type: 'string', default: 'dist' },
      to: { type: 'string', default: 'dist-static' },
      build: { type: 'boolean', default: false },
    },
  })
  if (values.build) {
    const { status } = spawnSync('astro', ['build', '--root', 'apps/site'], { stdio: 'inherit' })
    if (status !== 0) process.exit(status ?? 1)
  }
  copyStaticFiles(values.from, values.to)
  copyFunctions('deploy/functions', 'functions')
  console.log(`${values.to} has the files for a static host.`)
}
