import { locales } from '#contract/locale.ts'
import type { LegalPart as Part, Work } from '#content/sections/legal.ts'
import { Words } from '#ui/words.tsx'
import { linkTo } from '../../link-to.ts'
import './legal-part.css'

/** One part of a chapter: text, a list, keys, contact details, third-party works, or links. */
export function LegalPart({ part }: { part: Part }) {
  switch (part.kind) {
    case 'text':
      return (
        <p>
          <Words>{part.text}</Words>
        </p>
      )
    case 'list':
      return (
        <ul className="legal-part-list" data-hollow={part.hollow}>
          {part.items.map((item) => (
            <li key={item}>
              <Words>{item}</Words>
            </li>
          ))}
        </ul>
      )
    case 'keys':
      return (
        <dl className="legal-part-keys">
          {part.rows.map(({ keys, does }) => (
            <div key={does}>
              <dt lang={keys.lang} dir={locales[keys.lang].dir}>
                {keys.names.map((name) => (
                  <kbd key={name}>{name}</kbd>
                ))}
              </dt>
              <dd>
                <Words>{does}</Words>
              </dd>
            </div>
          ))}
        </dl>
      )
    case 'contact':
      return (
        <dl className="legal-part-contact">
          {part.rows.map(({ label, value, reach }) => (
            <div key={label}>
              <dt>
                <Words>{label}</Words>
              </dt>
              <dd>
                <Reach value={value} reach={reach} />
              </dd>
            </div>
          ))}
        </dl>
      )
    case 'works':
      return (
        <ul className="legal-part-works">
          {part.works.map((work) => (
            <li key={work.made.name}>
              <MadeBy {...work} />
            </li>
          ))}
        </ul>
      )
    case 'links':
      return (
        <ul className="legal-part-links">
          {part.links.map(({ label, to }) => (
            <li key={label}>
              <a {...linkTo(to)}>
                <Words>{label}</Words>
              </a>
            </li>
          ))}
        </ul>
      )
  }
}

/** A placeholder for a detail of the owner is no link. */
function Reach({ value, reach }: { value: string; reach: 'email' | 'phone' | undefined }) {
  if (!reach || value.includes('==')) return <Words>{value}</Words>
  const plain = value.replace(/[\u2066-\u2069]/g, '')
  return (
    <a href={reach === 'email' ? `mailto:${plain}` : `tel:${plain.replace(/[^\d+]/g, '')}`}>
      <Words>{value}</Words>
    </a>
  )
}

function MadeBy({ use, made: { lang, name, by, licence, licenceAt, at } }: Work) {
  return (
    <>
      <p>
        <Words>{use}</Words>
      </p>
      <p lang={lang} dir={locales[lang].dir}>
        <a href={at} target="_blank" rel="noopener">
          {name}
        </a>
        {` ${by}, `}
        <a href={licenceAt} target="_blank" rel="noopener">
          {licence}
        </a>
      </p>
    </>
  )
}
