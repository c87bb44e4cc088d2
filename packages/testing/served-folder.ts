import { spawn } from 'node:child_process'
import { freePort } from './free-port.ts'
import { untilItAnswers } from './until-it-answers.ts'

/** A folder, served on a port of its own as it is deployed, with a collector behind `/collect/` if there is one. */
export function servedFolder(root: string, { collector }: { collector?: string } = {}): Promise<ServedFolder> {
  return served(root, collector ? ['--collector', collector] : [])
}

/** The same on a server without the Brotli module, such as the container. */
export function servedGzipOnly(root: string): Promise<ServedFolder> {
  return served(root, ['--gzip-only'])
}

interface ServedFolder {
  origin: string
  close: () => void
}

async function served(root: string, more: string[]): Promise<ServedFolder> {
  const port = await freePort()
  const options = ['--port', String(port), '--root', root, ...more]
  const server = spawn(process.execPath, ['deploy/preview.ts', ...options], { stdio: 'ignore' })
  const origin = `http://localhost:${port}`
  await untilItAnswers(origin)
  return { origin, close: () => server.kill('SIGTERM') }
}
