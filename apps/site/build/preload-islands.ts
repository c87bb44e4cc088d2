import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Modulepreload: names in the head every file that the page's islands hydrate with. Without it the browser finds what a
 * module imports only when the module has arrived, one round trip later.
 */
export function preloadIslands(html: string, root: string): string {
  const modules = new Set<string>()
  for (const match of html.matchAll(/ (?:renderer|component)-url="(\/assets\/[^"]+\.js)"/g))
    addWithImports(match[1] ?? '', root, modules)
  const links = [...modules].map((address) => `<link rel="modulepreload" href="${address}">`)
  return html.replace('</head>', () => `${links.join('')}</head>`)
}

/** Static imports only: what is imported later on is not needed to hydrate. */
function addWithImports(address: string, root: string, modules: Set<string>): void {
  if (modules.has(address)) return
  modules.add(address)
  const code = readFileSync(join(root, address), 'utf8')
  for (const match of code.matchAll(/\b(?:from|import)["']\.\/([\w.-]+\.js)["']/g))
    addWithImports(`/assets/${match[1]}`, root, modules)
}
