import { execFile, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

/** The site of an owner who measures: built with ids, served as it is deployed, and gone when the tests are over. */
export async function countedSite(env: Record<string, string>): Promise<{ origin: string; close: () => void }> {
  const folder = mkdtempSync(join(tmpdir(), 'counted-site-'))
  await promisify(execFile)('npx', ['astro', 'build', '--outDir', folder], { env: { ...process.env, ...env } })
  const port = await freePort()
  const server = spawn(process.execPath, ['deploy/preview.ts', '--port', port, '--root', folder], { stdio: 'ignore' })
  const origin = `http://localhost:${port}`
  await until(() =>
    fetch(`${origin}/favicon.svg`).then(
      ({ ok }) => ok,
      () => false,
    ),
  )
  return {
    origin,
    close() {
      server.kill('SIGTERM')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function freePort(): Promise<string> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return String(port)
}

async function until(isTrue: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 100; tries++) {
    if (await isTrue()) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error('The counted site does not answer. Is nginx installed?')
}
