import { spawn } from 'node:child_process'
import { once } from 'node:events'

/** A child process with what it has printed so far, on both streams. */
export function startProcess(command: string, args: readonly string[], env: NodeJS.ProcessEnv) {
  const child = spawn(command, args, { env, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => (output += part.toString()))
  const ended = once(child, 'close') as Promise<[code: number | null, signal: string | null]>
  return { child, output: () => output, ended }
}
