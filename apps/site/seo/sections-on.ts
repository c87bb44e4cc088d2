import type { Page, Section } from '@repo/content/page.ts'

/** All sections of a page, nested ones included. */
export function sectionsOn({ sections }: Pick<Page, 'sections'>): Section[] {
  return sections.flatMap((section) => ('sections' in section ? [section, ...sectionsOn(section)] : [section]))
}
