import { expect, test } from 'vitest'
import { roomFaults } from './room-faults.ts'

const oneFile = (file: string, text: string) => roomFaults(new Map([[file, text]]))

test.each([
  ['apps/site/seo/share-tags.astro', "---\nimport { agentKind } from '@repo/collector/http/agent-kind.ts'\n---\n<p />"],
  ['apps/site/sections/sections.astro', '<script src="../../collector/http/agent-kind.ts"></script>'],
  ['apps/site/layout/banner.astro', "---\nimport { judge } from '@repo/stats/judge.ts'\n---"],
  ['apps/site/layout/banner.astro', "---\nimport { pages } from '@repo/testing/demo/pages.ts'\n---"],
  ['apps/site/layout/banner.tsx', "import { readEnv } from '../build/read-env.ts'"],
  ['apps/site/layout/banner.tsx', "export { fixturePage } from '@repo/site/checks/fixtures.ts'"],
  ['apps/site/build/share-images.ts', "import { fixturePage } from '../checks/fixtures.ts'"],
  ['apps/site/checks/content.ts', "const late = import('../e2e/words.ts')"],
  ['apps/site/e2e/home.spec.ts', "import { median } from '../../../bench/quantile.ts'"],
  ['apps/site/analytics/post.ts', "import { fill } from '@repo/site/page-body.ts'"],
  ['apps/site/analytics/post.ts', "import { z } from 'zod'"],
  ['apps/site/analytics/post.ts', "import { sentEvent } from '@repo/contract/event-schema.ts'"],
  ['apps/console/app/main.tsx', "import { z } from 'zod'"],
  ['packages/ui/icon.tsx', "import { brand } from '@repo/content/brand.ts'"],
  ['packages/ui/icon.tsx', "import { type Page, definePage } from '@repo/content/page.ts'"],
  ['apps/collector/http/app.ts', "import { Hono } from 'hono'"],
  ['packages/stats/judge.ts', "import { useState } from 'react'"],
  ['packages/contract/quiz/quiz.ts', "import { useState } from 'react'"],
])('%s may not contain %s', (file, text) => {
  expect(oneFile(file, text)).toEqual([expect.stringContaining(`${file} imports `)])
})

test.each([
  [
    'apps/site/page-body.astro',
    "---\nimport { claims } from '@repo/content/claims/claims.ts'\nimport { useState } from 'react'\n---",
  ],
  ['apps/site/client/consent.ts', "import { tags } from '@repo/site/analytics/tags.ts'"],
  ['apps/site/build/share-images.ts', "import { shareImage } from '@repo/site/seo/share-image.ts'"],
  ['apps/site/build/share-images.ts', "import { freePort } from '@repo/testing/free-port.ts'"],
  ['apps/site/astro.config.ts', "import { staticHost } from '../../deploy/static-host.ts'"],
  ['apps/site/layout/banner.test.ts', "import { fixturePage } from '../checks/fixtures.ts'"],
  ['apps/collector/http/app.ts', "import { sentEvent } from '@repo/contract/event-schema.ts'\nimport { z } from 'zod'"],
  ['packages/ui/icon.tsx', "import type { IconName } from '@repo/content/icon-name.ts'"],
  ['packages/ui/icon.tsx', "import type {\n  IconName,\n} from '@repo/content/icon-name.ts'"],
])('%s may contain %s', (file, text) => {
  expect(oneFile(file, text)).toEqual([])
})

test('an import cycle is named', () => {
  const files = new Map([
    ['packages/contract/quiz/a.ts', "import { b } from './b.ts'"],
    ['packages/contract/quiz/b.ts', "import { c } from '@repo/contract/quiz/c.ts'"],
    ['packages/contract/quiz/c.ts', "import type { b } from './b.ts'"],
  ])
  expect(roomFaults(files)).toEqual([
    'Import cycle: packages/contract/quiz/b.ts → packages/contract/quiz/c.ts → packages/contract/quiz/b.ts.',
  ])
})
