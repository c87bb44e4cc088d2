import { existsSync } from 'node:fs'
import { ledgerIn } from '#claims/ledger.ts'
import { brand } from '#content/brand.ts'
import { owner } from '#content/owner.ts'
import { beforeLaunch, launchReport } from './before-launch.ts'
import { ownerSettings } from './owner-settings.ts'

/** `npm run launch-check`: what an owner still has to supply. Exits with 1 while anything is missing. */
try {
  if (existsSync('.env')) process.loadEnvFile()
  const { claims, collector } = ownerSettings(brand, process.env)
  const items = beforeLaunch(brand, owner, ledgerIn(claims), collector)
  console.log(launchReport(items))
  process.exitCode = items.length === 0 ? 0 : 1
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
