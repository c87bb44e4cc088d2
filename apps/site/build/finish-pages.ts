import { readFile, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import type { CollectorSetting, Measurement } from '@repo/site/analytics/measurement.ts'
import { compressFiles } from './compress-files.ts'
import { contentPolicy } from './content-policy.ts'
import { preloadIslands } from './preload-islands.ts'
import { trimStyles } from './trim-styles.ts'
import { usedNames } from './used-names.ts'
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
  const markup = html.replace(/<style>[\s\S]*?<\/style>/g, '')
  const seen = new Set<string>()
  const scripts: string[] = []
  for (const match of markup.matchAll(/="(\/assets\/[^"]+\.js)"/g))
    scripts.push(await withImports(join(root, match[1] ?? ''), seen))
  const code = scripts.join('\n')
  const names = usedNames(markup, code)
  return styles.reduce(
    (page, style) => page.replace(style, () => withoutUnusedVariables(trimStyles(style, names), markup + code)),
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
