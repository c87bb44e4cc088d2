import { ledgerIn } from '#claims/ledger.ts'
import { brand } from '#content/brand.ts'
import { owner } from '#content/owner.ts'
import { beforeLaunch, launchReport } from './before-launch.ts'
import { buildFacts } from './build-record.ts'
import { ownerSettings } from './owner-settings.ts'
import { readEnv } from './read-env.ts'

/** `npm run launch-check`: what an owner still has to supply. Exits with 1 while anything is missing. */
try {
  const settings = ownerSettings(brand, ...readEnv())
  const items = beforeLaunch(brand, owner, ledgerIn(settings.claims), settings.collector)
  console.log(['A build with these settings:', ...buildFacts(settings)].join('\n  '))
  console.log(`\n${launchReport(items)}`)
  process.exitCode = items.length === 0 ? 0 : 1
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
