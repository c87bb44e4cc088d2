import tailwindcss from '@tailwindcss/vite'
import { defineConfig, type Plugin } from 'vite'
import { cssModules } from '@repo/ui/css-modules.ts'

/**
 * The owner's console: `npm run console:build` writes dist-console/, which its server serves. Its security policy allows neither inline
 * scripts nor inline styles, so nothing is inlined. It is no part of the site's build.
 */
export default defineConfig({
  publicDir: false,
  plugins: [tailwindcss(), withoutReference(), cssModules(), layerOrder()],
  build: {
    outDir: '../../dist-console',
    emptyOutDir: true,
    target: 'es2024',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: 'console.html',
      // What most screens share is one file: each of many small ones is compressed by itself, and costs a request.
      output: { codeSplitting: { groups: [{ name: 'shared', minShareCount: 6 }] } },
      // "use client" of packages means nothing without a server that renders.
      onLog: (level, log, handle) => {
        if (log.code !== 'MODULE_LEVEL_DIRECTIVE') handle(level, log)
      },
    },
  },
})

/** Tailwind leaves `@reference` in a module that uses nothing of it, and the minifier warns of each: three screens before the demo's link. */
function withoutReference(): Plugin {
  return {
    name: 'without-reference',
    enforce: 'pre',
    transform: {
      filter: { id: /\.css$/, code: '@reference' },
      handler: (code) => ({ code: code.replaceAll(/@reference\s+'[^']+';/g, ''), map: null }),
    },
  }
}

/** The order of the cascade layers stands at the top of every stylesheet: whichever arrives first decides it for all. */
function layerOrder(): Plugin {
  return {
    name: 'layer-order',
    enforce: 'post',
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === 'asset' && file.fileName.endsWith('.css'))
          file.source = `@layer theme,base,components,utilities;${String(file.source)}`
    },
  }
}
