import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readHistory, publish, readReleases } from './releases.ts'
import { withSiteLock } from './site-lock.ts'

// Two people, or a person and the workflow, publish into the same folder: real processes, started at the same moment.

const rounds = process.env.NIGHTLY === '1' ? 6 : 2
const run = promisify(execFile)
let folder: string
let site: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'at-once-'))
  site = join(folder, 'site')
  mkdirSync(site)
})
afterEach(() => rmSync(folder, { recursive: true }))

test('two publishes at once follow one another, and every release is one build', async () => {
  const builds = [build('one'), build('two')]
  for (let round = 1; round <= rounds; round++) {
    const printed = await Promise.all(builds.map((from) => release('publish', '--from', from)))
    const published = printed.map((text) => /^Now serving (\S+)/.exec(text)?.[1])
    expect(readReleases(site).findLast(({ isCurrent }) => isCurrent)?.id).toBe(published.toSorted().at(-1))
    expect(readReleases(site).map(({ id }) => buildsIn(id).length)).toEqual(readReleases(site).map(() => 1))
  }
  expect(readHistory(site)).toHaveLength(2 * rounds)
})

test('a publish and a rollback at once both end, and what is served is whole', async () => {
  for (const name of ['one', 'two']) publish(build(name), site)
  for (let round = 1; round <= rounds; round++) {
    await Promise.all([release('publish', '--from', join(folder, 'one'), '--keep', '50'), release('rollback')])
    const current = readReleases(site).find(({ isCurrent }) => isCurrent)?.id ?? ''
    expect(buildsIn(current)).toHaveLength(1)
    expect(readHistory(site).at(-1)?.release).toBe(current)
  }
})

test('two uploads over ssh at once publish a whole build each', async () => {
  const home = join(folder, 'home')
  mkdirSync(home)
  // Stands for ssh and the server: runs the command, its last argument, in the home of the user there.
  writeFileSync(join(folder, 'ssh'), `#!/bin/sh\nfor command; do :; done\ncd '${home}' && exec sh -c "$command"\n`, {
    mode: 0o755,
  })
  const upload = (name: string) => {
    const checkout = join(folder, `checkout-${name}`)
    cpSync(build(name), join(checkout, 'dist'), { recursive: true })
    cpSync('deploy', join(checkout, 'deploy'), { recursive: true })
    const env = { RELEASE_HOST: 'there', RELEASE_FOLDER: site, RELEASE_KEY: 'key', RELEASE_KNOWN_HOSTS: 'host' }
    return async () => {
      const script = resolve('deploy/publish-over-ssh.sh')
      const options = { cwd: checkout, env: { ...process.env, ...env, PATH: `${folder}:${process.env.PATH}` } }
      return (await run('bash', [script], options)).stdout
    }
  }
  const uploads = [upload('one'), upload('two')]
  for (let round = 1; round <= rounds / 2; round++) {
    const printed = await Promise.all(uploads.map((start) => start()))
    const published = printed.map((text) => /^Now serving (\S+)/.exec(text)?.[1] ?? '')
    expect(published.map(buildsIn)).toEqual([['one'], ['two']])
  }
  expect(globSync('*', { cwd: home })).toEqual([])
})

test('a publish waits for another one only so long, and the lock of a killed one is free', async () => {
  mkdirSync(join(site, 'releases'))
  withSiteLock(site, () =>
    expect(() => withSiteLock(site, () => undefined, 10)).toThrow('Another publish or rollback of'),
  )
  const hold = `import { withSiteLock } from '${resolve('deploy/site-lock.ts')}'
    withSiteLock(process.argv[1], () => {
      process.stdout.write('held')
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)
    })`
  const holder = spawn(process.execPath, ['--input-type=module', '--eval', hold, site])
  await once(holder.stdout, 'data')
  expect(() => withSiteLock(site, () => undefined, 10)).toThrow('Another publish or rollback of')
  holder.kill('SIGKILL')
  await once(holder, 'exit')
  expect(withSiteLock(site, () => 'free', 10)).toBe('free')
})

async function release(...words: string[]): Promise<string> {
  return (await run(process.execPath, ['deploy/release.ts', ...words, '--to', site])).stdout
}

/** Pages and assets enough that copying them takes a while; each contains the name of its build. */
function build(name: string): string {
  const root = join(folder, name)
  mkdirSync(join(root, 'assets'), { recursive: true })
  const pages = Array.from({ length: 300 }, (_, number) => `page-${number}.html`)
  for (const file of ['index.html', '404.html', 'assets/same.js', ...pages]) writeFileSync(join(root, file), name)
  writeFileSync(join(root, '_build.json'), JSON.stringify({ builtAt: '2026-11-15T00:00:00.000Z', does: [] }))
  return root
}

/** The builds that the pages of a release are from. */
function buildsIn(id: string): string[] {
  const files = globSync(join(site, 'releases', id, '*.html'))
  return [...new Set(files.map((file) => readFileSync(file, 'utf8')))]
}
