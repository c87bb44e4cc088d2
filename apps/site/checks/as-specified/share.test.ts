import { expect, test } from 'vitest'
import { ledgerIn } from '@repo/content/claims/ledger.ts'
import { fillPage } from '@repo/content/fill.ts'
import { readPages } from '@repo/content/read-pages.ts'
import { readShare } from '@repo/site/seo/read-share.ts'

test('RT-29 CL-10 the image of the ten ways has ten numbers, that of the case study its figure', async () => {
  const pages = (await readPages()).map((read) => fillPage(read.page, ledgerIn('as-specified')))
  const shareAt = (path: string) => pages.filter((page) => page.path === path).map(readShare)[0]
  expect(shareAt('/10-ways')?.count).toBe(10)
  expect(shareAt('/casestudy')).toMatchObject({ scene: 'figure', figure: expect.stringContaining('278,000') })
  expect(shareAt('/casestudy')?.headline).not.toContain('278,000')
})
