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
  /** Kills the server, and starts it again at the same address. */
  kill: () => void
  start: () => Promise<void>
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
  const origin = `http://127.0.0.1:${port}`
  let child: ChildProcess | undefined
  const kill = () => void child?.kill('SIGKILL')
  const start = async () => {
    child = spawn('node', ['apps/site/edit/start.ts', '--port', String(port)], {
      cwd: folder,
      env: { ...process.env, ...github.settings, ...env },
      stdio: 'ignore',
    })
    await untilItAnswers(`${origin}/__edit/session`)
    // The first page compiles the site: longer than a navigation may take where other tests run beside it.
    await fetch(origin)
  }
  await start()
  const stop = async () => {
    kill()
    await github.stop()
  }
  return { origin, folder, github, kill, start, stop }
}
