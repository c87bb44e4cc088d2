import { existsSync, readFileSync } from 'node:fs'
import { licenceFaults, type LockedPackages } from './licence-faults.ts'

/** `npm run licences`: every package that a build or a test may use has a licence we agreed to. */
const { packages }: { packages: LockedPackages } = JSON.parse(readFileSync('package-lock.json', 'utf8'))
const faults = licenceFaults(packages, licenceOf)
if (faults.length > 0) {
  console.error(['Read these licences, and add them to build/licence-faults.ts or do without:', ...faults].join('\n  '))
  process.exitCode = 1
} else {
  console.log(`${Object.keys(packages).length - 1} packages, all under licences we agreed to`)
}

/** As old packages say it, too: a list of objects. */
function licenceOf(path: string): string | undefined {
  const file = `${path}/package.json`
  if (!existsSync(file)) return undefined
  const { license, licenses }: { license?: string; licenses?: { type: string }[] } = JSON.parse(
    readFileSync(file, 'utf8'),
  )
  return license ?? licenses?.map(({ type }) => type).join(' AND ')
}
