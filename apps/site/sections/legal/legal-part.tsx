import { locales } from '@repo/contract/locale.ts'
import type { Copy } from '@repo/content/copy.ts'
import type { LegalPart as Part, Work } from '@repo/content/sections/legal.ts'
import { bareWords, plainWords } from '@repo/ui/plain-words.ts'
import { Words } from '@repo/ui/words.tsx'
import { linkTo } from '../../link-to.ts'
import styles from './legal-part.module.css'

/** One part of a chapter: text, a list, keys, contact details, third-party works, or links. */
export function LegalPart({ part }: { part: Part }) {
  switch (part.kind) {
    case 'text':
      return <Words.p>{part.text}</Words.p>
    case 'list':
      return (
        <ul className={`${styles.list} grid gap-3`} data-hollow={part.hollow}>
          {part.items.map((item) => (
            <Words.li key={plainWords(item)}>{item}</Words.li>
          ))}
        </ul>
      )
    case 'keys':
      return (
        <dl className="grid gap-3">
          {part.rows.map(({ keys, does }) => (
            <div
              key={plainWords(does)}
              className="grid grid-cols-[8.5rem_minmax(0,1fr)] items-center gap-4 max-mini:grid-cols-1 max-mini:gap-0"
            >
              <dt lang={keys.lang} dir={locales[keys.lang].dir} className="flex gap-1.5 justify-self-start">
                {keys.names.map((name) => (
                  <kbd
                    key={name}
                    className="rounded-small cut-corner bg-fog-2 px-3 py-2.5 font-text text-base/none font-semibold"
                  >
                    {name}
                  </kbd>
                ))}
              </dt>
              <Words.dd>{does}</Words.dd>
            </div>
          ))}
        </dl>
      )
    case 'contact':
      return (
        <dl className="mt-6 grid gap-3 rounded-card cut-corner bg-lemon px-5.5 pt-5.5 pb-6 lap:cut-corner lap:px-8 lap:py-7">
          {part.rows.map(({ label, value, reach }) => (
            <div key={plainWords(label)} className="lap:grid lap:grid-cols-[minmax(0,14rem)_minmax(0,1fr)] lap:gap-7">
              <Words.dt className="font-semibold">{label}</Words.dt>
              <dd>
                <Reach value={value} reach={reach} />
              </dd>
            </div>
          ))}
        </dl>
      )
    case 'works':
      return (
        <ul className={`${styles.works} grid gap-5`}>
          {part.works.map((work) => (
            <li key={work.made.name} className="rounded-large cut-corner bg-fog px-5.5 pt-4.5 pb-5">
              <MadeBy {...work} />
            </li>
          ))}
        </ul>
      )
    case 'links':
      return (
        <ul className="mt-[1.1em] flex flex-wrap gap-x-7 gap-y-2">
          {part.links.map(({ label, to }) => (
            <li key={plainWords(label)}>
              <Words.a {...linkTo(to)}>{label}</Words.a>
            </li>
          ))}
        </ul>
      )
  }
}

function Reach({ value, reach }: { value: Copy; reach: 'email' | 'phone' | undefined }) {
  if (!reach) return <Words>{value}</Words>
  const plain = bareWords(value)
  return <Words.a href={reach === 'email' ? `mailto:${plain}` : `tel:${plain.replace(/[^\d+]/g, '')}`}>{value}</Words.a>
}

function MadeBy({ use, made: { lang, name, by, licence, licenceAt, at } }: Work) {
  return (
    <>
      <Words.p className="font-semibold">{use}</Words.p>
      {/* The paragraph has the page's direction: it begins below the line above. */}
      <p className="mt-[.2em]">
        <bdi lang={lang} dir={locales[lang].dir}>
          <a href={at} target="_blank" rel="noopener">
            {name}
          </a>
          {` ${by}, `}
          <a href={licenceAt} target="_blank" rel="noopener" className="inline-block">
            {licence}
          </a>
        </bdi>
      </p>
    </>
  )
}
