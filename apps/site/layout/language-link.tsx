import { locales } from '@repo/contract/locale.ts'
import type { PageEntry } from '@repo/content/page.ts'

/** Link to the page in the other language, named in that language. */
export function LanguageLink({ path, locale, className }: Pick<PageEntry, 'path' | 'locale'> & { className: string }) {
  const { name, dir } = locales[locale]
  return (
    <a href={path} hrefLang={locale} lang={locale} dir={dir} className={className}>
      {name}
    </a>
  )
}
