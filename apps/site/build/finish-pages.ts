import { readFile, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import type { CollectorSetting, Measurement } from '@repo/site/analytics/measurement.ts'
import { compressFiles } from './compress-files.ts'
import { contentPolicy } from './content-policy.ts'
import { preloadIslands } from './preload-islands.ts'
import { trimStyles } from './trim-styles.ts'
import { withoutUnusedVariables } from './without-unused-variables.ts'

/**
 * Post-processes every built page: it keeps only the styles it uses, preloads what its islands hydrate with, names by hash
 * the inline scripts and styles it may run, and gets compressed copies.
 */
export function finishPages(measurement?: Measurement, collector?: CollectorSetting): AstroIntegration {
  return {
    name: 'finish-pages',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        const root = fileURLToPath(dir)
        const files = (await readdir(root, { recursive: true })).map((file) => join(root, file))
        const pages = files.filter((name) => name.endsWith('.html'))
        for (const file of pages) {
          const html = await readFile(file, 'utf8')
          const trimmed = preloadIslands(await withTrimmedStyles(html, root), root)
          await writeFile(file, withPolicy(trimmed, contentPolicy(trimmed, measurement, collector)))
        }
        await compressFiles(files)
        logger.info(`finished ${pages.length} pages`)
      },
    },
  }
}

/** Each style of a page without what its markup and scripts do not use. */
async function withTrimmedStyles(html: string, root: string): Promise<string> {
  const styles = [...html.matchAll(/<style>([\s\S]*?)<\/style>/g)].map((match) => match[1] ?? '')
  // A class like [&_b]:text-lemon is escaped in an attribute.
  const markup = html.replace(/<style>[\s\S]*?<\/style>/g, '').replaceAll('&amp;', '&')
  const seen = new Set<string>()
  // What a visitor reads names nothing.
  const texts = [...markup.matchAll(/<script[\s\S]*?<\/script>|<(?:"[^"]*"|[^">])*>/g)].map(([text]) => text)
  for (const match of markup.matchAll(/="(\/assets\/[^"]+\.js)"/g)) {
    texts.push(await withImports(join(root, match[1] ?? ''), seen))
  }
  // Tailwind's long names (tab:flex, text-[1rem]/none) are whole words in a class attribute. A browser opens <details> by itself.
  const names = new Set([...texts.flatMap((text) => text.match(/[^\s"'`<>=]+/g) ?? []), 'open'])
  // A link to the other language is set as its page is.
  for (const tag of texts.filter((text) => !text.startsWith('<a ')))
    for (const [, name, value] of tag.matchAll(/ (lang|dir)="(\w+)"/g)) names.add(`:${name}(${value})`)
  // In markup it is an attribute of SVG. The utility of this name is for transforms by variables, which we do not use.
  names.delete('transform')
  return styles.reduce(
    (page, style) => page.replace(style, () => withoutUnusedVariables(trimStyles(style, names), texts.join())),
    html,
  )
}

async function withImports(file: string, seen: Set<string>): Promise<string> {
  if (seen.has(file)) return ''
  seen.add(file)
  const code = await readFile(file, 'utf8')
  const imported = [...code.matchAll(/["'`](?:\.\/|\/assets\/)([\w.-]+\.js)["'`]/g)].map((match) => match[1] ?? '')
  const rest = await Promise.all(imported.map((name) => withImports(join(file, '..', name), seen)))
  return [code, ...rest].join('\n')
}

/** The policy as a meta tag, so that it holds on any static host. Directives that a meta tag cannot carry are in the server's headers. */
function withPolicy(html: string, policy: string): string {
  return html.replace(
    '<meta charset="utf-8">',
    (charset) => `${charset}<meta http-equiv="content-security-policy" content="${policy}">`,
  )
}
