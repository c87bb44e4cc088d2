import { test } from '@playwright/test'
import { buildSite, sites, type SiteName } from './built-site.ts'

test.describe.configure({ mode: 'serial', timeout: 600_000 })

for (const name of Object.keys(sites) as SiteName[]) test(`build the site ${name}`, () => buildSite(name))
