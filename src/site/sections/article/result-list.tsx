import type { ArticlePart } from '#content/sections/article.ts'
import { Icon } from '#ui/icon.tsx'
import { Words } from '#ui/words.tsx'
import './result-list.css'

/** Three voices a row: the guess, struck; the visitor, in blush; what changed, in jade. */
export function ResultList({ heads, rows }: Extract<ArticlePart, { kind: 'results' }>) {
  return (
    <div className="result-list">
      <p className="result-list-heads" aria-hidden="true">
        {heads.map((head) => (
          <span key={head}>
            <Words>{head}</Words>
          </span>
        ))}
      </p>
      <ul>
        {rows.map(({ guessed, said, changed }) => (
          <li key={guessed}>
            <s>
              <span className="sr-only">{heads[0]}: </span>
              <Words>{guessed}</Words>
            </s>
            <span className="result-list-said">
              <span className="sr-only">{heads[1]}: </span>
              <Words>{said}</Words>
            </span>
            <span className="result-list-changed">
              <i aria-hidden="true">
                <Icon name="check" className="size-4" stroke={3} />
              </i>
              <span>
                <span className="sr-only">{heads[2]}: </span>
                <Words>{changed}</Words>
              </span>
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
