import { parseArgs } from 'node:util'
import { publish, releaseList, readReleases, rollBack } from './releases.ts'

/**
 * Publishes a build on a server that serves `<to>/current`, or rolls back:
 *
 *   node deploy/release.ts publish --to /srv/sondia             the build in dist/, or --from another folder
 *   node deploy/release.ts rollback --to /srv/sondia            to what was served before, or to any: --release <id>
 *   node deploy/release.ts list --to /srv/sondia                the releases
 */
// nginx reads what this makes as another user.
process.umask(0o022)
try {
  console.log(run())
} catch (error) {
  console.error(sentenceOf(error))
  process.exitCode = 1
}

/** An unknown option names the known ones. */
function sentenceOf(error: unknown): unknown {
  if (!(error instanceof Error)) return error
  const [, option] = /^Unknown option '([^']+)'/.exec(error.message) ?? []
  return option ? `There is no option ${option}. There are: --to, --from, --release, --keep.` : error.message
}

function run(): string {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      to: { type: 'string' },
      from: { type: 'string', default: 'dist' },
      release: { type: 'string' },
      keep: { type: 'string', default: '5' },
    },
  })
  const site = values.to
  if (!site) throw new Error('--to needs the folder of the site: --to /srv/sondia')
  const [command] = positionals
  switch (command) {
    case 'publish':
      return serving(publish(values.from, site, { keep: Number(values.keep) }))
    case 'rollback':
      return serving(rollBack(site, values.release))
    case 'list':
      return releaseList(readReleases(site)) || `No release in ${site} yet.`
    default:
      throw new Error('The command is missing: publish, rollback or list.')
  }
}

function serving({ hasOtherRedirects, ...release }: ReturnType<typeof publish>): string {
  const lines = [`Now serving ${releaseList([release]).slice(2)}`]
  const issues = release.build?.issues
  if (issues === undefined) lines.push('The words of this build were not checked: npm run content, after each build.')
  else if (issues > 0) lines.push(`npm run content found ${issues} issues in this build. Run it again to read them.`)
  if (hasOtherRedirects)
    lines.push('The redirects have changed. nginx reads them when it is reloaded: nginx -t && systemctl reload nginx')
  return lines.join('\n')
}
