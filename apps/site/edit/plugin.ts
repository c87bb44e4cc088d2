import { readFileSync } from 'node:fs'
import { isRunnableDevEnvironment, type DevEnvironment, type EnvironmentModuleNode, type Plugin } from 'vite'
import type { CopyTable } from './copy-table.ts'
import { hashOf } from './own-files.ts'

/** Vite plugin of edit mode: adds an id to each text of packages/content, and keeps the page as it is when edit mode itself wrote one. */
export function addIds(table: CopyTable): Plugin {
  return {
    name: 'edit-add-ids',
    enforce: 'pre',
    apply: 'serve',
    transform(code, id) {
      const made = table.withIds(id.split('?')[0] ?? '', code)
      return made && { code: made.toString(), map: made.generateMap({ hires: true }) }
    },
    hotUpdate: {
      // After Vite, which adds what lists the folder of a new file, and before Astro, which reloads.
      order: 'post',
      handler({ file, type, modules }) {
        const written = table.own.written.get(file)
        if (type === 'delete' || !written || written !== hashOf(readFileSync(file, 'utf8'))) return
        // The next page is drawn with the new words; the open one shows them already.
        drawAnew(this.environment, modules)
        return []
      },
    },
  }
}

/** What is drawn next reads these modules again, and what imports them. */
export function drawAnew(environment: DevEnvironment, modules: Iterable<EnvironmentModuleNode>): void {
  const stale = new Set<EnvironmentModuleNode>()
  // Not as hot updates: Vite would keep what a transform that is under way has read before.
  for (const module of modules) environment.moduleGraph.invalidateModule(module, stale)
  if (!isRunnableDevEnvironment(environment)) return
  const { evaluatedModules } = environment.runner
  for (const { id } of stale) {
    const evaluated = id === null ? undefined : evaluatedModules.getModuleById(id)
    if (evaluated) evaluatedModules.invalidateModule(evaluated)
  }
}
