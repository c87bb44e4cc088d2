/**
 * Packages whose licence nobody here has agreed to, as sentences; from the lock file, so that what is installed only on other machines counts
 * too. `licenceOf` looks where the lock file is silent.
 */
export function licenceFaults(packages: LockedPackages, licenceOf: (path: string) => string | undefined): string[] {
  return Object.entries(packages).flatMap(([path, { license = licenceOf(path) }]) => {
    if (path === '') return []
    const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
    const extra = toolLicences.find(({ of }) => of.test(name))?.licences ?? []
    if (license && fits(license, new Set([...agreed, ...extra]))) return []
    return [`${name} has ${license ? `the licence ${license}` : 'no licence that we can read'}.`]
  })
}

export type LockedPackages = Readonly<Record<string, { license?: string }>>

/** Use, change and ship, with a notice at most. What ships is credited in /licences.txt. */
const agreed = [
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'Zlib',
]

/** Tools that only build or test, unchanged; and fonts, which may be shipped as they are. */
const toolLicences = [
  { of: /^lightningcss(-|$)|^(@axe-core\/playwright|axe-core)$/, licences: ['MPL-2.0'] },
  { of: /^@img\/sharp-/, licences: ['LGPL-3.0-or-later'] },
  { of: /^argparse$/, licences: ['Python-2.0'] },
  { of: /^@fontsource\//, licences: ['OFL-1.1'] },
]

/** An SPDX expression: one of several with OR, all of them with AND. What is more involved than that fails, and a person reads it. */
function fits(expression: string, allowed: ReadonlySet<string>): boolean {
  const plain = expression.replace(/^\((.*)\)$/, '$1')
  const choices = plain.split(' OR ')
  if (choices.length > 1) return choices.some((choice) => allowed.has(choice))
  return plain.split(' AND ').every((part) => allowed.has(part))
}
