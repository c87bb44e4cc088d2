import { cp, readFile, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import { build } from 'vite'
import { brand } from '@repo/content/brand.ts'
import { todayIn } from '@repo/content/schedule.ts'
import { compressFiles } from '@repo/site/build/compress-files.ts'
import { cssModules } from '@repo/ui/css-modules.ts'
import { ownerSettings } from '@repo/site/build/owner-settings.ts'
import { siteConstants } from '@repo/site/build/site-constants.ts'
import { benchPages } from '../pages.ts'

/** Single-page app of the same sections: rendered in the browser, split by route, served as one empty page. */
export async function buildSpa(folder: string): Promise<void> {
  await build({
    root: import.meta.dirname,
    configFile: false,
    // Hides warnings about "use client" in React libraries.
    logLevel: 'error',
    plugins: [tailwindcss(), cssModules()],
    // As in the default build: what the islands read of an owner's settings.
    define: siteConstants(ownerSettings(brand, {}), todayIn(brand.timeZone)),
    build: {
      outDir: folder,
      emptyOutDir: true,
      assetsInlineLimit: (file) => (file.endsWith('.woff2') ? false : undefined),
    },
  })
  await cp('dist/favicon.ico', join(folder, 'favicon.ico'))
  // Every route gets a copy of the same page, so that the server needs no fallback rule.
  const page = await readFile(join(folder, 'index.html'))
  for (const { path } of benchPages) if (path !== '/') await writeFile(join(folder, `${path}.html`), page)
  await compressFiles((await readdir(folder, { recursive: true })).map((name) => join(folder, name)))
}
