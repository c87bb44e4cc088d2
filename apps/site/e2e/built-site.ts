import { execFile } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { resolve } from 'node:path'
import { promisify } from 'node:util'
import { servedFolder } from '@repo/testing/served-folder.ts'

/** Builds of the site with other settings than the default one. `sites.setup.ts` builds each once for all tests. */
export const sites = {
  'with-tags': { MEASURE_GOOGLE: 'G-STUB123456', MEASURE_META: '123456789012345' },
  'with-collector': { COLLECTOR_URL: '/collect' },
  'with-function': { LEADS_TO: '/collect/v1/leads', LEAD_SERVICES: 'Make, Slack' },
  'chat-alone': { LEADS_TO: 'none' },
  'with-everything': {
    COLLECTOR_URL: '/collect',
    MEASURE_GOOGLE: 'G-STUB123456',
    MEASURE_META: '123456789012345',
    MEASURE_GOOGLE_ADS: 'AW-123456789',
    MEASURE_GOOGLE_ADS_LABELS: 'lead_sent:LeadLabel-1,install_click:InstallLabel_2',
    MEASURE_ADS_CONSENT: 'personalization',
    LEAD_FIELDS: 'email, store-address',
    LEAD_SERVICES: 'Slack, Zapier',
    LEAD_ANSWERS: 'on',
  },
  substantiated: { CLAIMS: 'substantiated' },
} satisfies Record<string, Record<string, string>>

export type SiteName = keyof typeof sites

export function getFolder(name: SiteName): string {
  return name === 'substantiated' ? 'dist-substantiated' : `node_modules/.cache/e2e-sites/${name}`
}

/** One at a time: two builds at once remove each other's temporary files. */
export async function buildSite(name: SiteName): Promise<void> {
  await rm(getFolder(name), { recursive: true, force: true })
  const env = { ...process.env, HTML_BROTLI: '5', ...sites[name] }
  await promisify(execFile)('npx', ['astro', 'build', '--root', 'apps/site', '--outDir', resolve(getFolder(name))], {
    env,
  })
}

/** Serves a built site as it is deployed, with a collector behind `/collect/` if there is one. */
export async function builtSite(name: SiteName, collector?: string) {
  const folder = getFolder(name)
  return { ...(await servedFolder(folder, collector === undefined ? {} : { collector })), folder }
}
