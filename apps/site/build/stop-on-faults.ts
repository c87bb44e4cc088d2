import type { AstroIntegration } from 'astro'
import type { WrittenPage } from '@repo/content/page.ts'
import type { PageFile } from '@repo/content/read-pages.ts'
import type { Day } from '@repo/content/schedule.ts'
import { siteFaults } from '@repo/content/site-faults.ts'

/** Stops a build whose redirects or links lead nowhere, before anything is drawn. `npm run words` says the same without a build. */
export function stopOnFaults(pages: readonly PageFile<WrittenPage>[], today: Day): AstroIntegration {
  return {
    name: 'stop-on-faults',
    hooks: {
      'astro:build:start': () => {
        const faults = siteFaults(pages, today)
        if (faults.length > 0) throw new Error(faults.join('\n'))
      },
    },
  }
}
