import type { Plugin } from 'vite'

/**
 * Dynamic imports as browsers have them. Vite's helper, 0.75 KB, preloads the styles and imports of a chunk; styles are in the
 * pages, and what our chunks import is on the page already.
 */
export function plainImports(): Plugin {
  return {
    name: 'plain-imports',
    enforce: 'pre',
    apply: 'build',
    load: (id) => (id.includes('vite/preload-helper') ? 'export const __vitePreload = (load) => load()' : undefined),
  }
}
