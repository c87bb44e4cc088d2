import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { cssModules } from './build/css-modules.ts'

/**
 * The owner's console: `npm run console:build` writes dist-console/, which its server serves. Its security policy allows neither inline
 * scripts nor inline styles, so nothing is inlined. It is no part of the site's build.
 */
export default defineConfig({
  publicDir: false,
  plugins: [tailwindcss(), cssModules()],
  build: {
    outDir: 'dist-console',
    emptyOutDir: true,
    target: 'es2024',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: 'console.html',
      // "use client" of packages means nothing without a server that renders.
      onLog: (level, log, handle) => {
        if (log.code !== 'MODULE_LEVEL_DIRECTIVE') handle(level, log)
      },
    },
  },
})
