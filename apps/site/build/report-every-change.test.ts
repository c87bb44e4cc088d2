import { EventEmitter, once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { createServer } from 'vite'
import { expect, onTestFinished, test } from 'vitest'
import { reportEveryChange } from './report-every-change.ts'

test('two changes of one file within 50 ms are both reported, and one is reported once', async () => {
  const root = mkdtempSync(join(tmpdir(), 'changes-'))
  const file = join(root, 'words.ts')
  writeFileSync(file, '0')
  const server = await createServer({ root, configFile: false, logLevel: 'silent', server: { middlewareMode: true } })
  onTestFinished(async () => {
    await server.close()
    rmSync(root, { recursive: true })
  })
  const { watcher } = server
  reportEveryChange(watcher)
  watcher.add(file)
  // It watches as soon as it reports anything.
  const first = once(watcher, 'change', { signal: AbortSignal.timeout(30_000) })
  const timer = setInterval(() => writeFileSync(file, String(performance.now())), 200)
  await first
  clearInterval(timer)
  await wait(500)

  let reported = 0
  watcher.on('change', () => reported++)
  const changed = once(watcher, 'change')
  writeFileSync(file, 'one')
  await changed
  await wait(5)
  writeFileSync(file, 'two')
  await expect.poll(() => reported, { timeout: 10_000 }).toBe(2)

  await wait(500)
  writeFileSync(file, 'three')
  await wait(1000)
  expect(reported).toBe(3)
})

test('a file that is made anew and was written to the end unheard is reported when it is whole', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'changes-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'words.ts')
  const watcher = new EventEmitter()
  reportEveryChange(watcher)
  const changed = once(watcher, 'change', { signal: AbortSignal.timeout(5000) })
  writeFileSync(file, 'export const words = {')
  watcher.emit('add', file)
  writeFileSync(file, 'export const words = {}')
  expect(await changed).toEqual([file])
})
