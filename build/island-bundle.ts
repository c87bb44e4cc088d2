import { fileURLToPath } from 'node:url'
import type { Plugin, UserConfig } from 'vite'

/**
 * How the scripts of the islands are bundled, so that a page that lives in the browser stays within its budget
 * (docs/performance.md): only what is used, and in few files, for a file is compressed by itself.
 */
export function islandBundle(isCollecting: boolean): Plugin {
  return {
    name: 'island-bundle',
    apply: 'build',
    enforce: 'pre',
    config: () => settings(isCollecting),
    load: plainImport,
  }
}

/** What all pages of a site with a collector share: a file each would cost more than what is in them. */
const ofVisits =
  /src\/(analytics\/(attribution|post|safe-storage|browser-deps|uuid-v7)|contract\/uuid-time|site\/(client\/when-followed|islands\/lead-form\/lead-shelf))\./

const settings = (isCollecting: boolean): UserConfig => ({
  // Astro's own file for React knows form actions, named slots and more that no island here uses.
  resolve: {
    alias: { '@astrojs/react/client.js': fileURLToPath(new URL('../src/site/wake-island.ts', import.meta.url)) },
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                { name: 'react', test: inEveryIsland },
                ...(isCollecting ? [{ name: 'visit', test: ofVisits }] : []),
              ],
            },
          },
        },
      },
    },
  },
})

/** React, and what of ours comes with it always. A module that a page without an island needs would bring React there. */
function inEveryIsland(id: string): boolean {
  return /node_modules\/(react|react-dom|scheduler)\/|src\/(site\/(islands\/island-failure|wake-island)|ui\/(button|use-awake|words))\./.test(
    id,
  )
}

/** Vite wraps every `import()` in a loader of its styles. The one we have, confetti, comes without styles. */
function plainImport(id: string): string | undefined {
  return id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load()' : undefined
}
