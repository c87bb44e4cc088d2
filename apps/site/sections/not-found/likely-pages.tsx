import { locales } from '@repo/contract/locale.ts'
import type { NotFoundSection } from '@repo/content/sections/not-found.ts'
import { plainWords } from '@repo/ui/plain-words.ts'
import { Words } from '@repo/ui/words.tsx'
import { linkTo } from '../../link-to.ts'

/** Links to the pages a lost visitor may have looked for, a list for each language. */
export function LikelyPages({ groups }: { groups: NotFoundSection['likely'] }) {
  return (
    <div className="bg-paper py-14 tab:py-20">
      <div className="wrap grid gap-12 tab:grid-cols-2 tab:gap-16">
        {groups.map(({ lang, title, links }) => (
          <nav key={lang} lang={lang} dir={locales[lang].dir} aria-labelledby={`likely-${lang}`}>
            <Words.h2 id={`likely-${lang}`} className="mb-4 type-head leading-tight!">
              {title}
            </Words.h2>
            <ul className="border-t-2">
              {links.map(({ label, to }) => (
                <li key={plainWords(label)} className="border-b border-line">
                  <a {...linkTo(to)} className="flex min-h-14 items-center font-semibold hover:underline">
                    <Words>{label}</Words>
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
    </div>
  )
}
