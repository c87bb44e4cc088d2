import { resolve } from 'node:path'
import react from '@astrojs/react'
import tailwindcss from '@tailwindcss/vite'
import type { AstroIntegration } from 'astro'
import { defineConfig } from 'astro/config'
import { buildRecord } from './build/build-record.ts'
import { cssModules } from '@repo/ui/css-modules.ts'
import { finishPages } from './build/finish-pages.ts'
import { ownerSettings } from './build/owner-settings.ts'
import { readEnv } from './build/read-env.ts'
import { experimentFiles } from './build/experiment-files.ts'
import { plainImports } from './build/plain-imports.ts'
import { redirectFiles } from './build/redirect-files.ts'
import { reportEveryChange } from './build/report-every-change.ts'
import { siteConstants } from './build/site-constants.ts'
import { renderSpeculationHeaders, speculationFiles } from './build/speculation-files.ts'
import { stopOnIssues } from './build/stop-on-issues.ts'
import { staticHost } from '../../deploy/static-host.ts'
import { brand } from '@repo/content/brand.ts'
import { readPages } from '@repo/content/read-pages.ts'
import { isLive, todayIn } from '@repo/content/schedule.ts'

// A wrong setting stops here, before anything is built or served.
const settings = ownerSettings(brand, ...readEnv())
const { measurement, collector } = settings
const today = todayIn(brand.timeZone)
// Read here: what loads this file can import nothing more by the time a build starts.
const pages = await readPages()
const livePages = pages.map(({ page }) => page).filter((page) => isLive(page, today))

/** /kit shows every piece in both directions, /share/pricing the picture of a shared link. */
const onlyInDevelopment: AstroIntegration = {
  name: 'only-in-development',
  hooks: {
    'astro:config:setup': ({ command, injectRoute }) => {
      if (command !== 'dev') return
      injectRoute({ pattern: '/kit', entrypoint: './kit/kit.astro' })
      injectRoute({ pattern: '/share/[name]', entrypoint: './kit/share-card.astro' })
    },
    // Vite watches a file outside of its root by its inode, and loses it when git replaces the file and the inode's number is used again
    // (paulmillr/chokidar#972). A watched folder reports its files by name.
    'astro:server:setup': ({ server }) => {
      server.watcher.add(resolve(import.meta.dirname, '../../packages'))
      reportEveryChange(server.watcher)
    },
  },
}

export default defineConfig({
  site: brand.origin,
  srcDir: '.',
  outDir: '../../dist',
  cacheDir: '../../node_modules/.astro',
  trailingSlash: 'never',
  // A page is a file without a folder: /pricing is pricing.html, served without a redirect.
  build: { format: 'file', assets: 'assets', inlineStylesheets: 'always' },
  integrations: [
    react(),
    finishPages(measurement, collector),
    staticHost(renderSpeculationHeaders(livePages)),
    redirectFiles(livePages),
    speculationFiles(livePages),
    experimentFiles(),
    stopOnIssues(pages, today),
    buildRecord(settings, pages, today),
    onlyInDevelopment,
  ],
  devToolbar: { enabled: false },
  vite: {
    plugins: [tailwindcss(), cssModules(), plainImports()],
    define: siteConstants(settings, today),
    // Fonts stay files: an inlined font would be downloaded again with every page. Small scripts go into the page.
    build: { assetsInlineLimit: (file) => (file.endsWith('.woff2') ? false : undefined) },
  },
})
