import { existsSync, readFileSync } from 'node:fs'
import { licenceFaults, type LockedPackages } from './licence-faults.ts'
import { printFaults } from './print-faults.ts'

/** `npm run check -- licences`: the licence of every package in the lock file is on the allow list. */
const { packages }: { packages: LockedPackages } = JSON.parse(readFileSync('package-lock.json', 'utf8'))
printFaults(
  'Licences that are not allowed. Review them and add them to tools/licence-faults.ts, or remove the packages:',
  licenceFaults(packages, licenceOf),
  `${Object.keys(packages).length - 1} packages, all with allowed licences`,
)

/** Old packages have `licenses`, a list of objects. */
function licenceOf(path: string): string | undefined {
  const file = `${path}/package.json`
  if (!existsSync(file)) return undefined
  const { license, licenses }: { license?: string; licenses?: { type: string }[] } = JSON.parse(
    readFileSync(file, 'utf8'),
  )
  return license ?? licenses?.map(({ type }) => type).join(' AND ')
}
