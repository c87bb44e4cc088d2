import type { AstroIntegration } from 'astro'
import type { WrittenPage } from '@repo/content/page.ts'
import type { PageFile } from '@repo/content/read-pages.ts'
import type { Day } from '@repo/content/schedule.ts'
import { siteIssues } from '@repo/content/site-issues.ts'

/** Stops a build whose redirects or links lead nowhere, before anything is drawn. `npm run words` says the same without a build. */
export function stopOnIssues(pages: readonly PageFile<WrittenPage>[], today: Day): AstroIntegration {
  return {
    name: 'stop-on-issues',
    hooks: {
      'astro:build:start': () => {
        const issues = siteIssues(pages, today)
        if (issues.length > 0) throw new Error(issues.join('\n'))
      },
    },
  }
}
