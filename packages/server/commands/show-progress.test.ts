import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { freePort } from '@repo/testing/free-port.ts'
import { expect, test } from 'vitest'

test('a phase is said at once, and again with its seconds while it blocks the main thread', async () => {
  const script = `
    import { showProgress } from './packages/server/commands/show-progress.ts'
    const wait = (ms) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms)
    const progress = showProgress('Loading', 200)
    wait(3000)
    progress.phase('Drawing')
    wait(1000)
    await progress.end('Ready')`
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const lines = await outputOf(child.stdout)
  expect(lines[0]).toBe('Loading …')
  expect(lines.filter((line) => /^Loading … \d+ s$/.test(line)).length).toBeGreaterThan(1)
  expect(lines.at(-1)).toBe('Ready')
  const drawing = lines.indexOf('Drawing …')
  expect(lines.slice(drawing + 1, -1).every((line) => /^Drawing … \d+ s$/.test(line))).toBe(true)
})

test.each([
  [
    'apps/site/edit/start.ts',
    (port: number) => ['--port', String(port)],
    /^Edit mode: loading the development server …\n/,
  ],
  ['tools/console-demo.ts', () => [], /^(Loading|Building) the console/],
])('%s says within two seconds what it is doing', async (file, options, says) => {
  const port = await freePort()
  const began = performance.now()
  const child = spawn(process.execPath, [file, ...options(port)], {
    env: { ...process.env, CONSOLE_PORT: String(port) },
    stdio: ['ignore', 'pipe', 'ignore'],
    detached: true,
  })
  try {
    const [first] = (await once(child.stdout, 'data')) as [Buffer]
    expect(performance.now() - began).toBeLessThan(2000)
    expect(first.toString()).toMatch(says)
  } finally {
    // With what it has started: a build, a database.
    if (child.pid) process.kill(-child.pid, 'SIGKILL')
  }
})

async function outputOf(stream: AsyncIterable<unknown>): Promise<string[]> {
  let output = ''
  for await (const part of stream) output += String(part)
  return output.trim().split('\n')
}
