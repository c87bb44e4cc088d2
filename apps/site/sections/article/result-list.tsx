import type { ArticlePart } from '@repo/content/sections/article.ts'
import { Icon } from '@repo/ui/icon.tsx'
import { plainWords } from '@repo/ui/plain-words.ts'
import { Words } from '@repo/ui/words.tsx'

const columns = 'wide:grid-cols-[minmax(0,.8fr)_minmax(0,1fr)_minmax(0,1.1fr)] wide:gap-4'

/** Three voices a row: the guess, struck; the visitor, in blush; what changed, in jade. */
export function ResultList({ heads, rows }: Extract<ArticlePart, { kind: 'results' }>) {
  return (
    <div className="border-t-2 border-ink">
      <p className={`hidden border-line text-slate wide:grid wide:border-b wide:py-3.5 ${columns}`} aria-hidden="true">
        {heads.map((head) => (
          <Words.span key={plainWords(head)}>{head}</Words.span>
        ))}
      </p>
      <ul>
        {rows.map(({ guessed, said, changed }) => (
          <li
            key={plainWords(guessed)}
            className={`grid grid-cols-mark items-center gap-x-4 gap-y-2 border-b border-line py-2.5 text-base/snug ${columns}`}
          >
            <s className="text-slate decoration-[1.5px]">
              <span className="sr-only">{plainWords(heads[0])}: </span>
              <Words>{guessed}</Words>
            </s>
            <span className="ms-auto w-fit rounded-large rounded-ee-cut-corner bg-blush px-4 py-2.5 wide:ms-0">
              <span className="sr-only">{plainWords(heads[1])}: </span>
              <Words>{said}</Words>
            </span>
            <span className="flex items-center gap-3 font-semibold max-wide:col-span-2">
              <i
                className="grid size-6.5 flex-none place-items-center rounded-circle rounded-es-tip bg-jade"
                aria-hidden="true"
              >
                <Icon name="check" className="size-4" stroke={3} />
              </i>
              <span className="text-balance">
                <span className="sr-only">{plainWords(heads[2])}: </span>
                <Words>{changed}</Words>
              </span>
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
