import type { AstroIntegration } from 'astro'
import { CopyTable } from './copy-table.ts'
import { typedLiterals } from './copy-types.ts'
import { editRequests } from './edit-requests.ts'
import { gitOutput } from './git-output.ts'
import { dropSecrets } from './own-environment.ts'
import { addIds } from './plugin.ts'

/** Edit mode as an integration of Astro's development server. `start.ts` alone adds it. */
export function editMode(root: string, port: number, phase: (name: string) => void): AstroIntegration {
  return {
    name: 'edit-mode',
    hooks: {
      'astro:config:setup': ({ command, updateConfig, injectScript }) => {
        if (command !== 'dev') throw new Error('Edit mode is for the development server alone.')
        if (!hasCommit(root))
          throw new Error(
            'Edit mode compares the words with the last commit of git, and there is none. Clone the repository, and run it there.',
          )
        phase('Reading the sentences of packages/content')
        const table = new CopyTable(root, typedLiterals)
        // The site's configuration has read .env by now.
        dropSecrets()
        // A dev container's host forwards under a name of its own.
        const allowedHosts = process.env.EDIT_HOST ? [new URL(`https://${process.env.EDIT_HOST}`).hostname] : []
        const plugins = [addIds(table), editRequests(table, root, port)]
        phase('Starting the server')
        updateConfig({ vite: { plugins, server: { cors: false, allowedHosts } } })
        // What React's refresh expects on pages without an island.
        injectScript(
          'page',
          `window.$RefreshReg$ ??= () => {}; window.$RefreshSig$ ??= () => (type) => type; import('/edit/overlay/page.ts')`,
        )
      },
    },
  }
}

function hasCommit(root: string): boolean {
  try {
    return gitOutput(root, 'rev-parse', 'HEAD') !== ''
  } catch {
    return false
  }
}
