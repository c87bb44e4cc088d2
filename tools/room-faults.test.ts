import { expect, test } from 'vitest'
import { roomFaults } from './room-faults.ts'

const faultsOf = (file: string, text: string) => roomFaults(new Map([[file, text]]))

test.each([
  ['apps/site/seo/share-tags.astro', "---\nimport { agentKind } from '@repo/collector/http/agent-kind.ts'\n---\n<p />"],
  ['apps/site/sections/sections.astro', '<script src="../../collector/http/agent-kind.ts"></script>'],
  ['apps/site/layout/banner.tsx', "import { agentKind } from '@repo/collector/http/agent-kind.ts'"],
  ['apps/site/layout/banner.tsx', "export { agentKind } from '../../collector/http/agent-kind.ts'"],
  ['packages/ui/icon.tsx', "import { brand } from '@repo/content/brand.ts'"],
  ['packages/ui/icon.tsx', "import { type Page, definePage } from '@repo/content/page.ts'"],
  ['packages/ui/icon.tsx', "import type { Drawn } from '#site/fill.ts'"],
  ['packages/content/page.ts', "const late = import('#site/fill.ts')"],
  ['packages/content/page.ts', "import '../ui/base.css'"],
  ['apps/collector/http/app.ts', "import { brand } from '@repo/content/brand.ts'"],
  ['apps/collector/http/app.ts', "import { Hono } from 'hono'"],
  ['packages/stats/judge.ts', "import type { Lead } from '@repo/contract/lead.ts'"],
  ['packages/stats/judge.ts', "import { useState } from 'react'"],
  ['apps/site/layout/banner.tsx', "import { judge } from '@repo/stats/judge.ts'"],
  ['tools/rooms.ts', "import { log } from '@repo/server/log.ts'"],
  ['apps/site/checks/listed-pages.ts', "import { log } from '@repo/server/log.ts'"],
  ['deploy/release.ts', "import { brand } from '@repo/content/brand.ts'"],
  ['packages/database/migrate.ts', "import { log } from '@repo/server/log.ts'"],
  ['apps/site/e2e/home.spec.ts', "import { median } from '../bench/quantile.ts'"],
  ['bench/bench.ts', "import { headersFile } from '../deploy/static-host.ts'"],
  ['packages/contract/quiz/quiz.ts', "import { useState } from 'react'"],
  ['apps/site/analytics/post.ts', "import { z } from 'zod'"],
  ['apps/site/analytics/post.ts', "import { sentEvent } from '@repo/contract/event-schema.ts'"],
  ['src/attic/new.ts', "import { brand } from '@repo/content/brand.ts'"],
])('%s may not contain %s', (file, text) => {
  expect(faultsOf(file, text)).toEqual([expect.stringContaining(file)])
})

test.each([
  ['apps/site/fill.ts', "import { claims } from '@repo/content/claims/claims.ts'\nimport { useState } from 'react'"],
  ['apps/collector/http/app.ts', "import { sentEvent } from '@repo/contract/event-schema.ts'\nimport { z } from 'zod'"],
  ['apps/collector/worker.ts', "import { once } from 'node:events'\nimport pg from 'pg'"],
  ['packages/ui/icon.tsx', "import type { IconName } from '@repo/content/icon-name.ts'"],
  ['packages/ui/icon.tsx', "import type {\n  IconName,\n} from '@repo/content/icon-name.ts'"],
  ['packages/contract/quiz/personal.ts', "import type { Scenario } from '@repo/contract/scenario.ts'"],
  ['bench/stats.ts', "import { simulate } from '@repo/stats/testing/simulate.ts'"],
  ['packages/content/page.test.ts', "import { fill } from '#site/fill.ts'"],
  ['packages/database/testing/temporary-postgres.ts', "import { freePort } from '../../build/free-port.ts'"],
  ['apps/site/astro.config.ts', "import { staticHost } from './deploy/static-host.ts'"],
])('%s may contain %s', (file, text) => {
  expect(faultsOf(file, text)).toEqual([])
})

test('an import cycle is reported with every file in it', () => {
  const files = new Map([
    ['packages/contract/quiz/a.ts', "import { b } from './b.ts'"],
    ['packages/contract/quiz/b.ts', "import { c } from './c.ts'"],
    ['packages/contract/quiz/c.ts', "import type { b } from './b.ts'"],
  ])
  expect(roomFaults(files)).toEqual([
    'Import cycle: packages/contract/quiz/b.ts → packages/contract/quiz/c.ts → packages/contract/quiz/b.ts.',
  ])
})
