import { isOfRegistry, packageName } from './without-integrity.ts'

/**
 * Packages whose licence is not on the allow list, as sentences. They come from the lock file, which also lists packages
 * for other platforms; `licenceOf` reads a package whose licence the lock file does not name.
 */
export function licenceFaults(packages: LockedPackages, licenceOf: (path: string) => string | undefined): string[] {
  return Object.entries(packages).flatMap(([path, { license = licenceOf(path) }]) => {
    // Ours: the root and the workspaces.
    if (!isOfRegistry(path)) return []
    const name = packageName(path)
    const extra = toolLicences.find(({ of }) => of.test(name))?.licences ?? []
    if (license && fits(license, new Set([...allowed, ...extra]))) return []
    return [`${name} has ${license ? `the licence ${license}` : 'no readable licence'}.`]
  })
}

export type LockedPackages = Readonly<Record<string, { license?: string }>>

/** Permissive licences: use, change and ship, with a notice at most. What ships is credited in /licences.txt. */
const allowed = [
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'Unlicense',
  'Zlib',
]

/** Allowed for these packages only: tools that build or test, used unchanged; and fonts, shipped unchanged. */
const toolLicences = [
  { of: /^lightningcss(-|$)|^(@axe-core\/playwright|axe-core)$/, licences: ['MPL-2.0'] },
  { of: /^@img\/sharp-/, licences: ['LGPL-3.0-or-later'] },
  { of: /^argparse$/, licences: ['Python-2.0'] },
  { of: /^@fontsource\//, licences: ['OFL-1.1'] },
]

/** SPDX expression: any part with OR, all parts with AND. Nested expressions fail and need a review. */
function fits(expression: string, accepted: ReadonlySet<string>): boolean {
  const plain = expression.replace(/^\((.*)\)$/, '$1')
  const choices = plain.split(' OR ')
  if (choices.length > 1) return choices.some((choice) => accepted.has(choice))
  return plain.split(' AND ').every((part) => accepted.has(part))
}
