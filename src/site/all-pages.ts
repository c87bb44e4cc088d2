import type { Page } from '#content/page.ts'

const files = import.meta.glob<{ default: Page }>('../content/pages/*.ts', { eager: true })

/** Every page of the site: the files in `content/pages/`. Nothing else registers a page. */
export const allPages: Page[] = Object.values(files).map((file) => file.default)
