import { cp, readFile, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import { build } from 'vite'
import { compressFiles } from '../../build/compress-files.ts'
import { benchPages } from '../pages.ts'

/** What such sites are today: the same sections in a client-rendered build, split by route, with one empty page. */
export async function buildSpa(folder: string): Promise<void> {
  await build({
    root: import.meta.dirname,
    configFile: false,
    // React's libraries mark their files for servers, which says nothing here.
    logLevel: 'error',
    plugins: [tailwindcss()],
    define: { __MEASUREMENT__: 'undefined' },
    build: {
      outDir: folder,
      emptyOutDir: true,
      assetsInlineLimit: (file) => (file.endsWith('.woff2') ? false : undefined),
    },
  })
  await cp('dist/favicon.ico', join(folder, 'favicon.ico'))
  // Every address answers with the same page, without a change to the server's configuration.
  const page = await readFile(join(folder, 'index.html'))
  for (const { path } of benchPages) if (path !== '/') await writeFile(join(folder, `${path}.html`), page)
  await compressFiles((await readdir(folder, { recursive: true })).map((name) => join(folder, name)))
}
