import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { servedFolder } from './served-folder.ts'

/** The site of an owner who measures: built with ids, served as it is deployed, and gone when the tests are over. */
export async function countedSite(env: Record<string, string>): Promise<{ origin: string; close: () => void }> {
  const folder = mkdtempSync(join(tmpdir(), 'counted-site-'))
  await promisify(execFile)('npx', ['astro', 'build', '--outDir', folder], { env: { ...process.env, ...env } })
  const { origin, close } = await servedFolder(folder)
  return {
    origin,
    close() {
      close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
