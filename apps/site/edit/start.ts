import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { showProgress } from '@repo/server/commands/show-progress.ts'
import { dropSecrets } from './own-environment.ts'

/**
 * `npm run edit`: the site on this machine, with every sentence editable where it stands. A command of its own: the configuration that builds the
 * public site knows nothing of it, so no variable can bring it into a build.
 */
const { values } = parseArgs({ options: { port: { type: 'string', default: '4322' } } })
// Before anything else is loaded: what runs here needs no secret of the collector or the console.
dropSecrets()
const progress = showProgress('Edit mode: loading the development server')

const [{ dev }, { editMode }] = await Promise.all([import('astro'), import('./edit-mode.ts')])
const port = Number(values.port)
const root = resolve(import.meta.dirname, '../../..')
await dev({
  root: resolve(root, 'apps/site'),
  server: { host: '127.0.0.1', port },
  integrations: [editMode(root, port, progress.phase)],
})
progress.phase('Drawing the first page')
const address = `http://127.0.0.1:${port}/`
await fetch(address).catch(() => undefined)
await progress.end(`Ready. Open ${address}`)
