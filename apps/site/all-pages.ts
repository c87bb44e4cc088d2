import type { WrittenPage } from '@repo/content/page.ts'
import { isLive } from '@repo/content/schedule.ts'
import { oneFilePerPath } from './one-file-per-path.ts'

/**
 * Every page of the site: the files in `content/pages/`. Nothing else registers a page. A build leaves out drafts and what is outside its
 * dates; while developing all are there, with a mark (`layout/schedule-mark.astro`).
 */
export const allPages = oneFilePerPath(
  import.meta.glob<{ default: WrittenPage }>('../../packages/content/pages/*.ts', { eager: true }),
).filter((page) => import.meta.env.DEV || isLive(page, __TODAY__))
