import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import type { ConsoleEnv } from './console-deps.ts'

/** The built app. A screen's address is no file: it gets the page, whose script draws the screen. */
export function staticFiles(root = dist): Hono<ConsoleEnv> {
  const page = 'console.html'
  return new Hono<ConsoleEnv>()
    .get('/assets/*', serveStatic({ root }), (c) => c.text('There is no such file.\n', 404))
    .get('*', serveStatic({ root, rewriteRequestPath: () => `/${page}` }), (c) =>
      c.text(
        existsSync(root)
          ? 'There is no such file.\n'
          : 'The console is not built. Run "npm run console:build" once, then reload.\n',
        404,
      ),
    )
}

const dist = fileURLToPath(new URL('../../../dist-console', import.meta.url))
