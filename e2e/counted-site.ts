import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { servedFolder } from './served-folder.ts'

/**
 * The site of an owner who measures or collects: built with ids, served as it is deployed, with the collector behind it if
 * there is one, and gone when the tests are over.
 */
export async function countedSite(env: Record<string, string>, collector?: string): Promise<CountedSite> {
  const folder = mkdtempSync(join(tmpdir(), 'counted-site-'))
  // Nobody shares these pages, so they need no pictures.
  const settings = { ...process.env, SHARE_IMAGES: 'off', ...env }
  await alone(() => promisify(execFile)('npx', ['astro', 'build', '--outDir', folder], { env: settings }))
  const { origin, close } = await servedFolder(folder, collector)
  return {
    origin,
    folder,
    close() {
      close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

interface CountedSite {
  origin: string
  folder: string
  close: () => void
}

/**
 * One build at a time: two at once take each other's files away. Whoever builds holds a port, which is free again however
 * it ends.
 */
async function alone(build: () => Promise<unknown>): Promise<void> {
  const port = Number(process.env.E2E_PORT ?? '8310') + 1
  for (;;) {
    const held = createServer()
    const isMine = await new Promise<boolean>((resolve) => {
      held.once('error', () => resolve(false)).listen(port, '127.0.0.1', () => resolve(true))
    })
    if (isMine) return void (await build().finally(() => held.close()))
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
}
