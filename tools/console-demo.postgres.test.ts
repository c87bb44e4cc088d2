import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { createInterface } from 'node:readline'
import { expect, test } from 'vitest'
import { freePort } from '@repo/testing/free-port.ts'

const phases = {
  'before PostgreSQL runs': /^Starting PostgreSQL/,
  'while it seeds': /^Storing four months/,
  'when it runs': /^Ctrl\+C ends the demo/,
}
type Phase = keyof typeof phases

test.each<[how: NodeJS.Signals | 'a closed pipe', phase: Phase, to: 'the process' | 'its group']>([
  // Ctrl+C reaches every process of the terminal.
  ['SIGINT', 'before PostgreSQL runs', 'its group'],
  ['SIGINT', 'while it seeds', 'its group'],
  ['SIGTERM', 'while it seeds', 'the process'],
  ['SIGHUP', 'while it seeds', 'its group'],
  ['a closed pipe', 'while it seeds', 'the process'],
  ['SIGHUP', 'when it runs', 'its group'],
  ['a closed pipe', 'when it runs', 'the process'],
])('%s %s, to %s: the demo ends and leaves no process and no folder', async (how, phase, to) => {
  const before = listFolders()
  // Every process that it starts inherits it.
  const mark = `SONDIA_DEMO_TEST=${crypto.randomUUID()}`
  const [name = '', value = ''] = mark.split('=')
  const demo = spawn(process.execPath, ['tools/console-demo.ts'], {
    env: { ...process.env, CONSOLE_PORT: String(await freePort()), VITEST: undefined, [name]: value },
    stdio: ['ignore', 'pipe', 'ignore'],
    detached: true,
  })
  const { pid = 0 } = demo
  const ended = once(demo, 'exit')
  try {
    for await (const line of createInterface(demo.stdout)) if (phases[phase].test(line)) break
    if (how === 'a closed pipe') demo.stdout.destroy()
    else process.kill(to === 'its group' ? -pid : pid, how)
    demo.stdout.resume()
    await ended
    await expect.poll(() => listProcesses(mark), { timeout: 10_000 }).toEqual([])
    // Other tests make folders of their own, each with a server.
    const isUsed = (folder: string) => listProcesses('').some((one) => one.includes(folder))
    const left = () => listFolders().filter((folder) => !before.includes(folder) && !isUsed(folder))
    await expect.poll(left, { timeout: 10_000 }).toEqual([])
  } finally {
    for (const one of listProcesses(mark)) process.kill(Number.parseInt(one), 'SIGKILL')
  }
})

function listFolders(): string[] {
  return ['/dev/shm', tmpdir()]
    .filter((parent) => existsSync(parent))
    .flatMap((parent) => readdirSync(parent).filter((name) => name.startsWith('sondia-postgres-')))
}

/** Processes with this in their environment, each by its number and command. */
function listProcesses(mark: string): string[] {
  return readdirSync('/proc').flatMap((pid) => {
    if (!/^\d+$/.test(pid) || !read(pid, 'environ').includes(mark)) return []
    const command = read(pid, 'cmdline').replaceAll('\0', ' ')
    // One that has ended and waits for its parent has none.
    return command === '' ? [] : [`${pid} ${command}`]
  })
}

/** Empty if it ended meanwhile, or is of another user. */
function read(pid: string, file: 'environ' | 'cmdline'): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8')
  } catch {
    return ''
  }
}
