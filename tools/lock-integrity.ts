import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { packageName, withoutIntegrity } from './without-integrity.ts'

/**
 * `node tools/lock-integrity.ts`: asks the registry for the hash of every package in package-lock.json that has none. `npm install` leaves
 * out those of other platforms if it could not reach them.
 */
const file = new URL('../package-lock.json', import.meta.url)
const lock = JSON.parse(readFileSync(file, 'utf8')) as {
  packages: Record<string, { version: string; integrity?: string }>
}
const unknown = []
for (const path of withoutIntegrity(lock.packages)) {
  const { version = '', ...rest } = lock.packages[path] ?? {}
  const integrity = registryIntegrity(`${packageName(path)}@${version}`)
  if (integrity) lock.packages[path] = Object.assign({ version, integrity }, rest)
  else unknown.push(`${packageName(path)}@${version}`)
}
writeFileSync(file, `${JSON.stringify(lock, undefined, 2)}\n`)
for (const name of unknown) console.error(`The registry has no hash of ${name}.`)
console.log(`${unknown.length} packages without a hash are left.`)
process.exitCode = unknown.length === 0 ? 0 : 1

function registryIntegrity(name: string): string | undefined {
  try {
    const printed = execFileSync('npm', ['view', name, 'dist.integrity'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    return /^sha512-\S+$/.exec(printed.trim())?.[0]
  } catch {
    return undefined
  }
}
