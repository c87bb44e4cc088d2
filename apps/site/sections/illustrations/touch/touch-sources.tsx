import type { SourcesPicture } from '@repo/content/sections/illustrations.ts'
import { plainWords } from '@repo/ui/plain-words.ts'
import { Words } from '@repo/ui/words.tsx'
import { Tap, Taps } from './tap.tsx'
import styles from './touch.module.css'

/** Channels to choose from, and what visitors of the chosen one ask. */
export function TouchSources({ sources }: SourcesPicture) {
  return (
    <Taps className={styles.choice}>
      <div className="flex flex-wrap gap-1.5">
        {sources.map(({ name }, place) => (
          <Tap
            key={plainWords(name)}
            type="radio"
            name="source"
            isChosen={place === 0}
            className="grid min-h-11 place-items-center rounded-large bg-paper/60 in-[.bg-paper]:bg-fog px-3.5 font-semibold text-ink has-checked:rounded-es-cut-corner has-checked:bg-ink has-checked:text-paper"
          >
            <Words.span>{name}</Words.span>
          </Tap>
        ))}
      </div>
      <div className="mt-2.5 rounded-large cut-corner-end bg-paper in-[.bg-paper]:bg-fog px-5.5 py-5 text-ink">
        <div className={`${styles.shown} grid`}>
          {sources.map(({ asks }) => (
            <Words.p key={plainWords(asks)} data-answered="" className="type-head">
              {asks}
            </Words.p>
          ))}
        </div>
      </div>
    </Taps>
  )
}
