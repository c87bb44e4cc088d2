import { ledgerIn } from '@repo/content/claims/ledger.ts'
import { figures } from '@repo/content/claims/measured.ts'
import { brand } from '@repo/content/brand.ts'
import { owner } from '@repo/content/owner.ts'
import { readResolvedPages } from '@repo/content/read-pages.ts'
import { beforeLaunch, launchReport } from './before-launch.ts'
import { buildFacts } from '@repo/site/build/build-record.ts'
import { ownerSettings } from '@repo/site/build/owner-settings.ts'
import { readEnv } from '@repo/site/build/read-env.ts'

/** `npm run launch-check`: what an owner still has to supply. Exits with 1 while anything is missing. */
try {
  const settings = ownerSettings(brand, ...readEnv())
  const ledger = ledgerIn(settings.claims)
  const items = beforeLaunch(brand, owner, ledger, settings.leads.to, await readResolvedPages(ledger), figures)
  console.log(['A build with these settings:', ...buildFacts(settings)].join('\n  '))
  console.log(`\n${launchReport(items)}`)
  process.exitCode = items.length === 0 ? 0 : 1
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
