import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { serviceSettings } from '@repo/collector/settings/service-env.ts'
import { consoleSettings } from '@repo/console/server/console-settings.ts'
import { workerSettings } from '@repo/collector/settings/worker-env.ts'

const compose = readFileSync(new URL('compose.collector.yaml', import.meta.url), 'utf8')
const [, service = '', , worker = ''] = compose.split(/^ {2}(?:collector|leads|worker|postgres):$/m).slice(1)

const consoleFile = readFileSync(new URL('compose.console.yaml', import.meta.url), 'utf8')
const [, console = ''] = consoleFile.split(/^ {2}console:$/m)

// Fixed inside the containers.
const fixed = ['COLLECTOR_HOST', 'COLLECTOR_PORT', 'COLLECTOR_ROUTES', 'CONSOLE_HOST', 'CONSOLE_PORT']

test.each([
  ['service', service, Object.keys(serviceSettings.shape)],
  ['worker', worker, Object.keys(workerSettings.shape)],
  ['console', console, Object.keys(consoleSettings.shape)],
])('every setting of the %s reaches its container', (_, section, names) => {
  expect(names.filter((name) => !fixed.includes(name) && !new RegExp(`^ {6}${name}:`, 'm').test(section))).toEqual([])
})

test('the container of the site asks the name server of its network, and does not start without one', () => {
  const folder = mkdtempSync(join(tmpdir(), 'resolver-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const start = (resolvConf: string) => {
    writeFileSync(join(folder, 'resolv.conf'), resolvConf)
    const { status, stderr } = spawnSync('deploy/container-resolver.sh', [join(folder, 'resolv.conf'), folder])
    return status === 0 ? readFileSync(join(folder, 'conf.d/resolver.conf'), 'utf8') : stderr.toString()
  }
  for (const name of ['collector.d', 'conf.d']) mkdirSync(join(folder, name))
  writeFileSync(join(folder, 'conf.d/resolver.conf'), 'without a collector')
  expect(start('')).toBe('without a collector')
  writeFileSync(join(folder, 'collector.d/upstream.conf'), '')
  expect(start('search dns.podman\nnameserver 10.89.0.1\n')).toBe('resolver 10.89.0.1 valid=5s;\n')
  expect(start('nameserver 127.0.0.11\nnameserver fd00::1\noptions ndots:0\n')).toBe(
    'resolver 127.0.0.11 [fd00::1] valid=5s;\n',
  )
  expect(start('search dns.podman\n')).toContain('names no name server')
})
