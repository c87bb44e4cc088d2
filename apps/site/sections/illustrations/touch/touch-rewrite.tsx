import type { RewritePicture } from '@repo/content/sections/illustrations.ts'
import { plainWords } from '@repo/ui/plain-words.ts'
import { Words } from '@repo/ui/words.tsx'
import { Tap, Taps } from './tap.tsx'
import styles from './touch.module.css'

/** A line that becomes another at a tap. */
export function TouchRewrite({ before, after }: RewritePicture) {
  return (
    <Taps>
      <Tap type="checkbox" name="rewritten" className="block rounded-large bg-paper p-5 text-ink">
        <span className={`${styles.flip} grid grid-cols-[minmax(0,1fr)_36px] items-center gap-4`}>
          <span className={`${styles.shown} grid`}>
            {[before, after].map(({ label, line }, place) => (
              <span
                key={plainWords(label)}
                data-answered=""
                className="block font-display text-sub/tight text-balance [&_s]:text-slate [&_s]:decoration-2"
              >
                <Words.span className="mb-1.5 block font-text text-small font-semibold text-slate">{label}</Words.span>
                {place === 0 ? <Words.s>{line}</Words.s> : <Words highlights>{line}</Words>}
              </span>
            ))}
          </span>
          <span
            className={`${styles.knob} h-[60px] rounded-[18px] border border-transparent bg-ink p-[4px]`}
            aria-hidden="true"
          >
            <i />
          </span>
        </span>{' '}
      </Tap>
    </Taps>
  )
}
