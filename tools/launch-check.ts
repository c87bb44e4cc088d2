import { ledgerIn } from '@repo/content/claims/ledger.ts'
import { figures } from '@repo/content/claims/measured.ts'
import { brand } from '@repo/content/brand.ts'
import { owner } from '@repo/content/owner.ts'
import { readResolvedPages } from '@repo/content/read-pages.ts'
import { resolve } from '@repo/content/resolve.ts'
import { ui } from '@repo/content/ui/ui.ts'
import { localeCodes } from '@repo/contract/locale.ts'
import { beforeLaunch, launchReport } from './before-launch.ts'
import { buildFacts } from '@repo/site/build/build-record.ts'
import { ownerSettings } from '@repo/site/build/owner-settings.ts'
import { readEnv } from '@repo/site/build/read-env.ts'

/** `npm run launch-check`: what an owner still has to supply. Exits with 1 while anything is missing. */
try {
  const settings = ownerSettings(brand, ...readEnv())
  const ledger = ledgerIn(settings.claims)
  const copyrights = localeCodes.map((locale) => [
    `packages/content/ui/${locale}.ts`,
    resolve(ui[locale], ledger).footer.copyright.replace('{brand}', brand.name),
  ])
  const pages = await readResolvedPages(ledger)
  const items = beforeLaunch(brand, owner, ledger, settings.leads.to, pages, figures, Object.fromEntries(copyrights))
  console.log(['A build with these settings:', ...buildFacts(settings)].join('\n  '))
  console.log(`\n${launchReport(items)}`)
  process.exitCode = items.length === 0 ? 0 : 1
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
