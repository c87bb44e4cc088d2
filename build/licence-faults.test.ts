import { expect, test } from 'vitest'
import { licenceFaults } from './licence-faults.ts'

test.each([
  ['MIT', []],
  ['(MIT OR GPL-3.0)', []],
  ['MIT AND ISC', []],
  ['MIT AND GPL-3.0', ['x has the licence MIT AND GPL-3.0.']],
  ['GPL-3.0', ['x has the licence GPL-3.0.']],
  ['LGPL-3.0-or-later', ['x has the licence LGPL-3.0-or-later.']],
  ['SEE LICENSE IN FILE', ['x has the licence SEE LICENSE IN FILE.']],
])('a package under %s', (license, faults) => {
  expect(licenceFaults({ 'node_modules/x': { license } }, () => undefined)).toEqual(faults)
})

test('a licence that a tool may have is not for everybody, wherever it lies', () => {
  const license = 'Apache-2.0 AND LGPL-3.0-or-later'
  const packages = { 'node_modules/@img/sharp-win32-x64': { license }, 'node_modules/a/node_modules/b': { license } }
  expect(licenceFaults(packages, () => undefined)).toEqual([`b has the licence ${license}.`])
})

test('where the lock file is silent, the package is asked', () => {
  expect(licenceFaults({ '': {}, 'node_modules/old': {} }, () => 'MIT')).toEqual([])
  expect(licenceFaults({ 'node_modules/old': {} }, () => undefined)).toEqual(['old has no licence that we can read.'])
})
