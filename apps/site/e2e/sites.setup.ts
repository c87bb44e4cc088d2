import { test } from '@playwright/test'
import { buildSite, sites, type SiteName } from './built-site.ts'

test.describe.configure({ mode: 'serial', timeout: 600_000 })

// Pages with proven claims only are opened in the nightly run (`CLAIMS=substantiated npm run e2e`).
const names = (Object.keys(sites) as SiteName[]).filter((name) => name !== 'substantiated' || process.env.NIGHTLY)

for (const name of names) test(`build the site ${name}`, () => buildSite(name))
