import { spawnSync } from 'node:child_process'

/**
 * `npm run audit`: known holes in what we use, from high upwards. Part of the dev dependencies ends up in pages, so all of them are
 * asked about, too. Where the registry does not answer, it says so and passes: being offline is no hole.
 */
const { stdout } = spawnSync('npm', ['audit', '--json', '--audit-level=high'], { encoding: 'utf8', timeout: 60_000 })
const { vulnerabilities } = read(stdout)
if (!vulnerabilities) {
  console.log('The registry did not answer, so nothing is known about holes. Ask again online: npm run audit')
} else {
  const bad = Object.values(vulnerabilities).filter(({ severity }) => ['high', 'critical'].includes(severity))
  for (const { name, severity, range } of bad) console.error(`${severity}: ${name} ${range}`)
  console.log(`${bad.length} known holes, high or critical`)
  process.exitCode = bad.length === 0 ? 0 : 1
}

interface Audit {
  vulnerabilities?: Record<string, { name: string; severity: string; range: string }>
}

function read(text: string | null): Audit {
  try {
    return JSON.parse(text || '{}')
  } catch {
    return {}
  }
}
