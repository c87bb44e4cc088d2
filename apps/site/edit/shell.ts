import type { Connect, ViteDevServer } from 'vite'

/**
 * The shell at the address of a page: a tab gets the shell, the same address in the shell's frame gets the page. So addresses, bookmarks and
 * reloads are those of the page.
 */
export function answerWithShell(
  server: ViteDevServer,
  pages: () => readonly { path: string }[],
): Connect.NextHandleFunction {
  return (request, response, next) => {
    const { 'sec-fetch-dest': wanted, 'sec-fetch-site': asking } = request.headers
    if (wanted === 'iframe' && asking === 'cross-site') return void response.writeHead(403).end()
    const path = new URL(request.url ?? '/', 'http://edit').pathname
    if (request.method !== 'GET' || wanted !== 'document' || !pages().some((page) => page.path === path)) return next()
    void server
      .transformIndexHtml('/edit/shell.html', html)
      .then((made) => {
        response.writeHead(200, {
          'content-type': 'text/html; charset=utf-8',
          'cache-control': 'no-store',
          vary: 'sec-fetch-dest',
          'content-security-policy': "frame-ancestors 'none'",
        })
        response.end(made)
      })
      .catch(next)
  }
}

const html = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1, interactive-widget=resizes-visual"><link rel="icon" href="/favicon.svg"><title>Edit</title></head>
<body><script type="module" src="/edit/overlay/shell.tsx"></script></body></html>`
