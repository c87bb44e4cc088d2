import { readFileSync, readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { startProcess } from '@repo/testing/start-process.ts'
import { startTestDatabase } from '@repo/testing/test-database.ts'
import { testSettings } from '@repo/collector/testing/test-service.ts'

/** The line of the log that says a unit runs. */
const started: Readonly<Record<string, string>> = {
  'collector.service': 'listening',
  'collector-leads.service': 'listening',
  'collector-worker.service': 'worker-started',
  'collector-console.service': 'listening',
}

const { urls } = await startTestDatabase()
const env = {
  PATH: process.env.PATH,
  ...testSettings(urls.ingest),
  COLLECTOR_WORKER_DATABASE_URL: urls.worker,
  COLLECTOR_WORKER_PORT: '0',
  CONSOLE_DATABASE_URL: urls.console,
  CONSOLE_PORT: '0',
}

// The backup ends by itself: back-up-collector.postgres.test.ts.
const running = readdirSync('deploy').filter((name) => /^(?!collector-backup).*\.service$/.test(name))
test.each(running)('%s: its ExecStart starts in the root of the repository, and stops on a signal', async (name) => {
  const [, line = ''] = /^ExecStart=(.+)$/m.exec(readFileSync(`deploy/${name}`, 'utf8')) ?? []
  const [command = '', ...words] = line
    .replaceAll('/usr/bin/node', process.execPath)
    // A port of its own, whatever else runs on this machine.
    .replace(/COLLECTOR_PORT=\d+/, 'COLLECTOR_PORT=0')
    .split(' ')
  const { child, output, ended } = startProcess(command, words, env)
  await expect.poll(output).toContain(`"event":"${started[name]}"`)
  child.kill('SIGTERM')
  expect(await ended).toEqual([0, null])
})
