import { spawn, type ChildProcess } from 'node:child_process'
import { resolve } from 'node:path'
import { copyProject } from '@repo/testing/copy-project.ts'
import { freePort } from '@repo/testing/free-port.ts'
import { untilItAnswers } from '@repo/testing/until-it-answers.ts'

/** Edit mode on a copy of the project, because it writes into files. */
export interface EditServer {
  origin: string
  folder: string
  /** When the command was given, in milliseconds. */
  began: number
  stop: () => void
}

export async function startEditServer(name: string, env: Record<string, string> = {}): Promise<EditServer> {
  const folder = resolve(`.cache/edit-${name}`)
  copyProject(folder)
  const port = await freePort()
  const began = Date.now()
  const child: ChildProcess = spawn('node', ['apps/site/edit/start.ts', '--port', String(port)], {
    cwd: folder,
    env: { ...process.env, ...env },
    stdio: 'ignore',
  })
  const origin = `http://127.0.0.1:${port}`
  await untilItAnswers(`${origin}/__edit/session`)
  return { origin, folder, began, stop: () => child.kill('SIGKILL') }
}
