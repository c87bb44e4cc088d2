import { test } from '@playwright/test'
import { buildSite, sites, type SiteName } from './built-site.ts'

test.describe.configure({ mode: 'serial', timeout: 600_000 })

/** Opened in the nightly run alone, which has the time for two builds more. */
const nightly: readonly SiteName[] = ['substantiated', 'chat-alone']
const names = (Object.keys(sites) as SiteName[]).filter((name) => !nightly.includes(name) || process.env.NIGHTLY)

for (const name of names) test(`build the site ${name}`, () => buildSite(name))
