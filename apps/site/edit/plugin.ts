import { readFileSync } from 'node:fs'
import { isRunnableDevEnvironment, type DevEnvironment, type EnvironmentModuleNode, type Plugin } from 'vite'
import type { CopyTable } from './copy-table.ts'
import { hashOf } from './own-files.ts'

/** Vite plugin of edit mode: marks the texts of packages/content, and keeps the page as it is when edit mode itself wrote one. */
export function markCopy(table: CopyTable): Plugin {
  return {
    name: 'edit-mark-copy',
    enforce: 'pre',
    apply: 'serve',
    transform(code, id) {
      const marked = table.marked(id.split('?')[0] ?? '', code)
      return marked && { code: marked.toString(), map: marked.generateMap({ hires: true }) }
    },
    hotUpdate: {
      order: 'pre',
      handler({ file, type, modules, timestamp }) {
        if (type === 'delete' || table.own.written.get(file) !== hashOf(readFileSync(file, 'utf8'))) return
        // The next page is drawn with the new words; the open one shows them already.
        drawAnew(this.environment, modules, timestamp)
        return []
      },
    },
  }
}

/** What is drawn next reads these modules again, and what imports them. */
export function drawAnew(
  environment: DevEnvironment,
  modules: Iterable<EnvironmentModuleNode>,
  timestamp = Date.now(),
): void {
  const stale = new Set<EnvironmentModuleNode>()
  for (const module of modules) environment.moduleGraph.invalidateModule(module, stale, timestamp, true)
  if (!isRunnableDevEnvironment(environment)) return
  const { evaluatedModules } = environment.runner
  for (const { id } of stale) {
    const evaluated = id === null ? undefined : evaluatedModules.getModuleById(id)
    if (evaluated) evaluatedModules.invalidateModule(evaluated)
  }
}
