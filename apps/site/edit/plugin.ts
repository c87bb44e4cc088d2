import { readFileSync } from 'node:fs'
import { isRunnableDevEnvironment, type Plugin } from 'vite'
import type { CopyTable } from './copy-table.ts'
import { hashOf } from './own-files.ts'

/** Vite plugins of edit mode: one marks the texts of packages/content, two keep the page as it is when edit mode itself wrote a file. */
export function markCopy(table: CopyTable): Plugin[] {
  return [
    {
      name: 'edit-mark-copy',
      enforce: 'pre',
      apply: 'serve',
      transform(code, id) {
        const marked = table.marked(id.split('?')[0] ?? '', code)
        return marked && { code: marked.toString(), map: marked.generateMap({ hires: true }) }
      },
      hotUpdate: { order: 'pre', handler: keepPage(table) },
    },
    // Vite adds what lists a folder when a file in it is new: a variant.
    { name: 'edit-keep-page', enforce: 'post', apply: 'serve', hotUpdate: { order: 'post', handler: keepPage(table) } },
  ]
}

/** The next page is drawn with the new words; the open one shows them already. */
function keepPage(table: CopyTable): Extract<Plugin['hotUpdate'], (...asked: never[]) => unknown> {
  return function ({ file, type, modules, timestamp }) {
    if (type === 'delete' || table.own.written.get(file) !== hashOf(readFileSync(file, 'utf8'))) return
    const stale = new Set<(typeof modules)[number]>()
    for (const module of modules) this.environment.moduleGraph.invalidateModule(module, stale, timestamp, true)
    if (isRunnableDevEnvironment(this.environment)) {
      const { evaluatedModules } = this.environment.runner
      for (const { id } of stale) {
        const evaluated = id === null ? undefined : evaluatedModules.getModuleById(id)
        if (evaluated) evaluatedModules.invalidateModule(evaluated)
      }
    }
    return []
  }
}
