import { spawn } from 'node:child_process'
import { freePort } from './free-port.ts'
import { untilItAnswers } from './until-it-answers.ts'

/** A folder, served on a port of its own as it is deployed, with a collector behind `/collect/` if there is one. */
export async function servedFolder(root: string, collector?: string): Promise<{ origin: string; close: () => void }> {
  const port = await freePort()
  const options = ['--port', port, '--root', root, ...(collector ? ['--collector', collector] : [])]
  const server = spawn(process.execPath, ['deploy/preview.ts', ...options], { stdio: 'ignore' })
  const origin = `http://localhost:${port}`
  await untilItAnswers(origin)
  return { origin, close: () => server.kill('SIGTERM') }
}
