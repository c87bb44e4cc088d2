import { spawn, type ChildProcess } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { startFakeGithub } from '@repo/testing/changes/fake-github.ts'
import { copyProject } from '@repo/testing/copy-project.ts'
import { freePort } from '@repo/testing/free-port.ts'
import { untilItAnswers } from '@repo/testing/until-it-answers.ts'

/** Edit mode on a copy of the project, because it writes into files. It sends to a fake GitHub that has the same words. */
export interface EditServer {
  origin: string
  folder: string
  github: Awaited<ReturnType<typeof startFakeGithub>>
  /** When the command was given, in milliseconds. */
  began: number
  stop: () => Promise<void>
}

export async function startEditServer(name: string, env: Record<string, string> = {}): Promise<EditServer> {
  const folder = resolve(`.cache/edit-${name}`)
  copyProject(folder)
  const paths = globSync('packages/{content/**/*,contract/experiments}.ts', { cwd: folder })
  const github = await startFakeGithub(
    Object.fromEntries(paths.map((path) => [path, readFileSync(resolve(folder, path), 'utf8')])),
  )
  const port = await freePort()
  const began = Date.now()
  const child: ChildProcess = spawn('node', ['apps/site/edit/start.ts', '--port', String(port)], {
    cwd: folder,
    env: { ...process.env, ...github.settings, ...env },
    stdio: 'ignore',
  })
  const origin = `http://127.0.0.1:${port}`
  await untilItAnswers(`${origin}/__edit/session`)
  const stop = async () => {
    child.kill('SIGKILL')
    await github.stop()
  }
  return { origin, folder, github, began, stop }
}
