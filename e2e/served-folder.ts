import { spawn } from 'node:child_process'
import { createServer, type AddressInfo } from 'node:net'

/** A folder, served on a port of its own as it is deployed. */
export async function servedFolder(root: string): Promise<{ origin: string; close: () => void }> {
  const port = await freePort()
  const server = spawn(process.execPath, ['deploy/preview.ts', '--port', port, '--root', root], { stdio: 'ignore' })
  const origin = `http://localhost:${port}`
  await until(() =>
    fetch(origin).then(
      ({ ok }) => ok,
      () => false,
    ),
  )
  return { origin, close: () => server.kill('SIGTERM') }
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
  throw new Error('The site does not answer. Is nginx installed?')
}
