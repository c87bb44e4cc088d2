import react from '@vitejs/plugin-react'
import { createServer, type Connect, type Plugin, type ViteDevServer } from 'vite'

/**
 * Vite for the console's app, with hot reload. It proxies /api to a console at `serverPort` that believes it is at this origin, and signs in
 * a browser without a session with a new token.
 */
export async function startConsoleVite({ port, serverPort, newSignInToken }: ConsoleVite): Promise<ViteDevServer> {
  const origin = `http://localhost:${port}`
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
  return vite.listen()

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
      body: JSON.stringify({ token: await newSignInToken() }),
    })
    if (!response.ok) throw new Error(`The console refused the sign-in: ${response.status}.`)
    return response.headers.getSetCookie()
  }
}

interface ConsoleVite {
  port: number
  serverPort: number
  newSignInToken: () => Promise<string>
}
