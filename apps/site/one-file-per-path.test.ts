import { expect, test } from 'vitest'
import type { WrittenPage } from '@repo/content/page.ts'
import { oneFilePerPath } from './one-file-per-path.ts'

const page = (path: string) => ({ default: { path } as WrittenPage })

test('two files with one path stop the build, and the message names both', () => {
  const files = {
    '../../packages/content/pages/a.en.ts': page('/a'),
    '../../packages/content/pages/b.en.ts': page('/b'),
  }
  expect(oneFilePerPath(files).map(({ path }) => path)).toEqual(['/a', '/b'])
  expect(() => oneFilePerPath({ ...files, '../../packages/content/pages/c.en.ts': page('/a') })).toThrow(
    'The path /a is in packages/content/pages/a.en.ts and packages/content/pages/c.en.ts. Give one of them another path.',
  )
})
