import { spawn } from 'node:child_process'
import { freePort } from './free-port.ts'
import { untilItAnswers } from './until-it-answers.ts'

/** A folder, served on a port of its own as it is deployed. */
export async function servedFolder(root: string): Promise<{ origin: string; close: () => void }> {
  const port = await freePort()
  const server = spawn(process.execPath, ['deploy/preview.ts', '--port', port, '--root', root], { stdio: 'ignore' })
  const origin = `http://localhost:${port}`
  await untilItAnswers(origin)
  return { origin, close: () => server.kill('SIGTERM') }
}
