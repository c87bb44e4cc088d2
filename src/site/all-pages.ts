import type { WrittenPage } from '#content/page.ts'

const files = import.meta.glob<{ default: WrittenPage }>('../content/pages/*.ts', { eager: true })

/** Every page of the site: the files in `content/pages/`. Nothing else registers a page. */
export const allPages: WrittenPage[] = Object.values(files).map((file) => file.default)
