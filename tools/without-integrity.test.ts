import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { packageName, withoutIntegrity } from './without-integrity.ts'

const { packages } = JSON.parse(readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8')) as {
  packages: Record<string, { version: string; integrity?: string; dev?: boolean; optional?: boolean }>
}

/**
 * Native parts of tools for other platforms than Linux on x64, of which the registry at hand had no entry in these versions on
 * 2026-11-17. `node tools/lock-integrity.ts` fills them in; then delete the line.
 */
const unknown = [
  '@astrojs/compiler-binding-*@0.5.1',
  '@oxc-parser/binding-*@0.155.0',
  '@oxlint/binding-*@1.93.0',
  '@rolldown/binding-*@1.2.19',
  '@tailwindcss/oxide-*@4.3.5',
]

test('every package in the lock file has a hash, so that npm ci verifies what it downloads', () => {
  const missing = withoutIntegrity(packages)
  const families = missing.map((path) =>
    `${packageName(path)}@${packages[path]?.version}`.replace(
      /(-|\/binding-)(?=(android|darwin|freebsd|linux|openharmony|wasm32|win32)-).*@/,
      '$1*@',
    ),
  )
  expect([...new Set(families)].toSorted()).toEqual(unknown)
  expect(missing.filter((path) => !packages[path]?.optional || !packages[path].dev)).toEqual([])
})

test('a package without a hash is found wherever it is', () => {
  const lock = { '': {}, 'node_modules/a': { integrity: 'sha512-x' }, 'node_modules/a/node_modules/@b/c': {} }
  expect(withoutIntegrity(lock).map(packageName)).toEqual(['@b/c'])
})
