import type { LayersPicture } from '#content/sections/illustrations.ts'
import { plainWords } from '#ui/plain-words.ts'
import { Words } from '#ui/words.tsx'
import styles from './layers.module.css'

const layer = 'rounded-[26px] px-5 py-[.85rem] text-balance'
// What numbers show has never spoken: no nib, half there. It is also the narrower part.
const shownEnds = ['me-[26%]', 'me-[20%]', 'me-[26%]']
const saidEnds = ['me-[14%]', 'me-[7%]', '']

export function Layers({ shown, line, said }: LayersPicture) {
  return (
    <div className="grid gap-2">
      <ul className="grid gap-2">
        {shown.map((words, place) => (
          <li
            key={plainWords(words)}
            className={`${layer} bg-[rgb(255_255_255/.6)] leading-[1.35] font-semibold ${shownEnds[place] ?? ''}`}
          >
            <Words>{words}</Words>
          </li>
        ))}
      </ul>
      <p className="flex items-center gap-[.8rem] py-[.35rem] text-small after:flex-1 after:border-t-2 after:border-dashed after:border-current">
        <Words>{line}</Words>
      </p>
      <ul className={`grid gap-2 ${styles.said}`}>
        {said.map((words, place) => (
          <li
            key={plainWords(words)}
            className={`${layer} nib-end bg-blush font-display text-[1.25rem]/[1.3] ${saidEnds[place] ?? ''}`}
          >
            <Words>{words}</Words>
          </li>
        ))}
      </ul>
    </div>
  )
}
