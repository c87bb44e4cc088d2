import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { readLivePages } from '@repo/content/read-pages.ts'
import { listRedirects } from '@repo/content/redirect.ts'
import * as redirectLists from '@repo/content/redirects.ts'
import { readVersion } from '@repo/site/build/build-record.ts'
import { experiments } from '@repo/contract/experiments.ts'
import { addressFindings } from './doctor/address-findings.ts'
import { collectorFindings } from './doctor/collector-findings.ts'
import { experimentFindings } from './doctor/experiment-findings.ts'
import { findingsText, type Finding } from './doctor/finding.ts'
import { functionFindings } from './doctor/function-findings.ts'
import { mailFindings } from './doctor/mail-findings.ts'
import { ownRedirectFindings, siteFindings, versionFindings } from './doctor/site-findings.ts'

/**
 * `npm run doctor -- https://sondia.com`: walks a deployed site as a visitor, prints what is wrong and what to do, and exits with 1 if
 * anything is. On the server, with worker.env in the environment, it also stores a test lead and removes it, and where mail is set looks at
 * SPF and DMARC, with `--dkim <selector>` at DKIM.
 */
if (existsSync('.env')) process.loadEnvFile()
const { values, positionals } = parseArgs({ options: { dkim: { type: 'string' } }, allowPositionals: true })
const [address = ''] = positionals
if (URL.canParse(address) && /^https?:$/.test(new URL(address).protocol)) {
  const findings = await examine(new URL(address).origin)
  console.log(findingsText(findings))
  process.exitCode = findings.some((one) => 'issue' in one) ? 1 : 0
} else {
  console.error('The address of the site is missing: npm run doctor -- https://sondia.com')
  process.exitCode = 2
}

async function examine(origin: string): Promise<Finding[]> {
  const { isUp, findings: ofAddress } = await addressFindings(origin)
  if (!isUp) return ofAddress
  const paths = (await readLivePages()).map(({ page }) => page.path)
  const { findings, trackers, leadsTo } = await siteFindings(origin, paths)
  const isSending = trackers.includes('collector')
  const collector = process.env.COLLECTOR_URL || '/collect'
  const { isReached, findings: ofCollector } =
    leadsTo !== undefined && !isSending
      ? { isReached: false, findings: await functionFindings(origin, leadsTo) }
      : await collectorFindings(origin, collector, isSending)
  return [
    ...ofAddress,
    ...(await versionFindings(origin, readVersion())),
    ...findings,
    ...(await ownRedirectFindings(origin, listRedirects(redirectLists))),
    ...(await experimentFindings(origin, experiments)),
    {
      note:
        trackers.length > 0
          ? `After consent, visits are counted by: ${trackers.join(', ')}.`
          : 'Visits are not counted.',
    },
    ...ofCollector,
    ...(isReached ? [tryLead(new URL(collector, origin).href, origin)] : []),
    ...(process.env.MAIL_FROM ? await mailFindings(process.env.MAIL_FROM, values.dkim) : []),
  ]
}

/** In a process of its own: the collector's code and this one do not know each other. */
function tryLead(url: string, origin: string): Finding {
  if (!process.env.COLLECTOR_WORKER_DATABASE_URL)
    return {
      note: 'No test lead was stored. On the server: set -a; . /etc/collector/worker.env; set +a; then run the doctor again.',
    }
  const command = fileURLToPath(new URL('../apps/collector/commands/try-lead.ts', import.meta.url))
  const { status, stdout, stderr } = spawnSync(process.execPath, [command, url, '--origin', origin])
  if (status === 0) return { ok: stdout.toString().trim() }
  return { issue: 'A test lead was not stored and found.', todo: stderr.toString().trim() }
}
