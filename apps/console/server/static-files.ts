import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { serveStatic } from '@hono/node-server/serve-static'
import { type Context, Hono } from 'hono'
import { compress } from 'hono/compress'
import type { ConsoleEnv } from './console-deps.ts'

/**
 * The built app. A screen's address is no file: it gets the page, whose script draws the screen. Only files are compressed: an answer of
 * the API has secrets beside words that another person chose.
 */
export function staticFiles(root = dist): Hono<ConsoleEnv> {
  const app = new Hono<ConsoleEnv>()
  if (!existsSync(root))
    return app.get('*', (c) => c.text('The console is not built. Run "npm run console:build", then restart it.\n', 404))
  return app
    .get('/assets/*', compress(), serveStatic({ root, onFound: keep }), (c) => c.text('There is no such file.\n', 404))
    .get('*', serveStatic({ root, rewriteRequestPath: () => '/console.html' }))
}

/** A file with a hash in its name never changes. */
function keep(_path: string, c: Context): void {
  c.header('cache-control', 'public, max-age=31536000, immutable')
}

const dist = fileURLToPath(new URL('../../../dist-console', import.meta.url))
