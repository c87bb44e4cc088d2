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

test('a licence allowed for one tool is not allowed for another package, nested or not', () => {
  const license = 'Apache-2.0 AND LGPL-3.0-or-later'
  const packages = { 'node_modules/@img/sharp-win32-x64': { license }, 'node_modules/a/node_modules/b': { license } }
  expect(licenceFaults(packages, () => undefined)).toEqual([`b has the licence ${license}.`])
})

test('without a licence in the lock file, the package itself is read', () => {
  expect(licenceFaults({ '': {}, 'node_modules/old': {} }, () => 'MIT')).toEqual([])
  expect(licenceFaults({ 'node_modules/old': {} }, () => undefined)).toEqual(['old has no readable licence.'])
})
