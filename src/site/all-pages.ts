import type { WrittenPage } from '#content/page.ts'
import { oneFilePerPath } from './one-file-per-path.ts'

/** Every page of the site: the files in `content/pages/`. Nothing else registers a page. */
export const allPages = oneFilePerPath(
  import.meta.glob<{ default: WrittenPage }>('../content/pages/*.ts', { eager: true }),
)
