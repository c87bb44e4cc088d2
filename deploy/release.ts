import { parseArgs } from 'node:util'
import { publish, releasesOf, rollBack } from './releases.ts'

/**
 * Publishes a build on a server that serves `<to>/current`, or rolls back:
 *
 *   node deploy/release.ts publish --to /srv/sondia             the build in dist/, or --from another folder
 *   node deploy/release.ts rollback --to /srv/sondia            to the release before, or to any: --release <id>
 *   node deploy/release.ts list --to /srv/sondia
 */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    to: { type: 'string' },
    from: { type: 'string', default: 'dist' },
    release: { type: 'string' },
    keep: { type: 'string', default: '5' },
  },
})

try {
  console.log(run(positionals[0], values.to))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

function run(command: string | undefined, site: string | undefined): string {
  if (!site) throw new Error('--to needs the folder of the site: --to /srv/sondia')
  switch (command) {
    case 'publish':
      return `Now serving ${publish(values.from, site, { keep: Number(values.keep) })}`
    case 'rollback':
      return `Now serving ${rollBack(site, values.release)}`
    case 'list':
      return releasesOf(site)
        .map(({ id, isCurrent }) => `${isCurrent ? '→' : ' '} ${id}`)
        .join('\n')
    default:
      throw new Error('The command is missing: publish, rollback or list.')
  }
}
