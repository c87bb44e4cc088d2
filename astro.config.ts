import react from '@astrojs/react'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'astro/config'
import { finishPages } from './build/finish-pages.ts'
import { brand } from './src/content/brand.ts'

export default defineConfig({
  site: brand.origin,
  srcDir: './src/site',
  trailingSlash: 'never',
  // A page is a file without a folder: /pricing is pricing.html, served without a redirect.
  build: { format: 'file', assets: 'assets', inlineStylesheets: 'always' },
  integrations: [react(), finishPages()],
  devToolbar: { enabled: false },
  vite: {
    plugins: [tailwindcss()],
    // Fonts must stay files: an inlined font is downloaded again with every page.
    build: { assetsInlineLimit: 0 },
  },
})
