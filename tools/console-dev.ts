import react from '@vitejs/plugin-react'
import { createServer, type Connect, type Plugin } from 'vite'
import { stopOnSignal } from '@repo/server/stop-on-signal.ts'
import { startDemo } from '@repo/testing/demo/start-demo.ts'
import { freePort } from '@repo/testing/free-port.ts'

/**
 * Develop the console: `npm run dev --workspace @repo/console`. Vite serves the app with hot reload and proxies /api to the demo's server,
 * which believes that it is at Vite's origin. A browser without a session is signed in by itself.
 */
const port = Number(process.env.CONSOLE_PORT ?? 8790)
const origin = `http://localhost:${port}`
const serverPort = await freePort()
console.log('Writing 28 days of sample data, about half a minute …')
const demo = await startDemo(serverPort, origin)
const vite = await createServer({
  root: 'apps/console',
  configFile: 'apps/console/vite.config.ts',
  plugins: [react(), signedIn()],
  server: {
    host: 'localhost',
    port,
    strictPort: true,
    // The server refuses another Host than that of its origin. Files of the folder api/ are Vite's.
    proxy: { '^/api/(?!.*\\.ts(\\?|$))': { target: `http://127.0.0.1:${serverPort}`, changeOrigin: false } },
  },
})
await vite.listen()
stopOnSignal(async () => {
  await vite.close()
  return demo.stop()
})
console.log(`\nThe console: ${origin}\n\nCtrl+C ends it and removes its data.`)

/** Every address of the app is console.html, as its server answers; what is no page goes on to Vite. */
function signedIn(): Plugin {
  return {
    name: 'console-dev',
    configureServer: ({ middlewares }) => {
      middlewares.use((request, response, next) => {
        void openPage(request, response, next).catch(next)
      })
    },
    // The build writes the order of the layers into its stylesheets.
    transformIndexHtml: () => [
      { tag: 'style', children: '@layer theme, base, components, utilities;', injectTo: 'head-prepend' },
    ],
  }
}

async function openPage(...[request, response, next]: Parameters<Connect.NextHandleFunction>): Promise<void> {
  if (request.headers['sec-fetch-dest'] !== 'document') return next()
  const { cookie = '' } = request.headers
  const { ok } = await fetch(`${origin}/api/session`, { headers: { cookie } })
  if (!ok) response.setHeader('set-cookie', await newSession())
  request.url = '/console.html'
  next()
}

async function newSession(): Promise<string[]> {
  const response = await fetch(`${origin}/api/sign-in/link`, {
    method: 'POST',
    headers: { origin, 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' },
    body: JSON.stringify({ token: await demo.newSignInToken() }),
  })
  if (!response.ok) throw new Error(`The demo refused the sign-in: ${response.status}.`)
  return response.headers.getSetCookie()
}
