import { expect, test } from 'vitest'
import { roomFaults } from './room-faults.ts'

const faultsOf = (file: string, text: string) => roomFaults(new Map([[file, text]]))

test.each([
  ['src/site/seo/share-tags.astro', "---\nimport { agentKind } from '#collector/http/agent-kind.ts'\n---\n<p />"],
  ['src/site/sections/sections.astro', '<script src="../../collector/http/agent-kind.ts"></script>'],
  ['src/site/layout/banner.tsx', "import { agentKind } from '#collector/http/agent-kind.ts'"],
  ['src/site/layout/banner.tsx', "export { agentKind } from '../../collector/http/agent-kind.ts'"],
  ['src/ui/icon.tsx', "import { brand } from '#content/brand.ts'"],
  ['src/ui/icon.tsx', "import { type Page, definePage } from '#content/page.ts'"],
  ['src/ui/icon.tsx', "import type { Drawn } from '#site/fill.ts'"],
  ['src/content/page.ts', "const late = import('#site/fill.ts')"],
  ['src/content/page.ts', "import '../ui/base.css'"],
  ['src/collector/http/app.ts', "import { brand } from '#content/brand.ts'"],
  ['src/collector/http/app.ts', "import { Hono } from 'hono'"],
  ['src/stats/judge.ts', "import type { Lead } from '#contract/lead.ts'"],
  ['src/stats/judge.ts', "import { useState } from 'react'"],
  ['src/site/layout/banner.tsx', "import { judge } from '#stats/judge.ts'"],
  ['build/rooms.ts', "import { log } from '#collector/log.ts'"],
  ['checks/listed-pages.ts', "import { log } from '#collector/log.ts'"],
  ['deploy/release.ts', "import { brand } from '#content/brand.ts'"],
  ['db/migrate.ts', "import { log } from '../src/collector/log.ts'"],
  ['e2e/home.spec.ts', "import { median } from '../bench/quantile.ts'"],
  ['bench/bench.ts', "import { headersFile } from '../deploy/static-host.ts'"],
  ['src/quiz/quiz.ts', "import { useState } from 'react'"],
  ['src/analytics/post.ts', "import { z } from 'zod'"],
  ['src/analytics/post.ts', "import { sentEvent } from '#contract/event-schema.ts'"],
  ['src/attic/new.ts', "import { brand } from '#content/brand.ts'"],
])('%s may not contain %s', (file, text) => {
  expect(faultsOf(file, text)).toEqual([expect.stringContaining(file)])
})

test.each([
  ['src/site/fill.ts', "import { claims } from '#claims/claims.ts'\nimport { useState } from 'react'"],
  ['src/collector/http/app.ts', "import { sentEvent } from '#contract/event-schema.ts'\nimport { z } from 'zod'"],
  ['src/collector/worker.ts', "import { once } from 'node:events'\nimport pg from 'pg'"],
  ['src/ui/icon.tsx', "import type { IconName } from '#content/icon-name.ts'"],
  ['src/ui/icon.tsx', "import type {\n  IconName,\n} from '#content/icon-name.ts'"],
  ['src/quiz/personal.ts', "import type { Scenario } from '#contract/scenario.ts'"],
  ['bench/stats.ts', "import { simulate } from '#stats/testing/simulate.ts'"],
  ['src/content/page.test.ts', "import { fill } from '#site/fill.ts'"],
  ['db/testing/temporary-postgres.ts', "import { freePort } from '../../build/free-port.ts'"],
  ['astro.config.ts', "import { staticHost } from './deploy/static-host.ts'"],
])('%s may contain %s', (file, text) => {
  expect(faultsOf(file, text)).toEqual([])
})

test('an import cycle is reported with every file in it', () => {
  const files = new Map([
    ['src/quiz/a.ts', "import { b } from './b.ts'"],
    ['src/quiz/b.ts', "import { c } from './c.ts'"],
    ['src/quiz/c.ts', "import type { b } from './b.ts'"],
  ])
  expect(roomFaults(files)).toEqual(['Import cycle: src/quiz/b.ts → src/quiz/c.ts → src/quiz/b.ts.'])
})
