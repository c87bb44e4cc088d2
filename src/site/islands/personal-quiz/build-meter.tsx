import type { Copy } from '#content/copy.ts'
import { DotNumeral } from '#ui/dot-numeral.tsx'
import { Words } from '#ui/words.tsx'
import styles from './build-meter.module.css'

/** Progress of the build step: a large dotted figure, and twenty dots of five percent each. */
export function BuildMeter({ percent, caption }: { percent: number; caption: Copy }) {
  const whole = Math.floor(percent)
  const lit = Math.floor(whole / 5)
  return (
    <div className="tab:max-w-160">
      <p className="sr-only">
        <bdi dir="ltr">{whole}%</bdi> <Words>{caption}</Words>
      </p>
      <div aria-hidden="true">
        <DotNumeral hidden ghost places={[3, 5, 5, 5]} value={`${whole}%`} className="text-lemon" />
        <p className="mt-4 font-semibold text-lemon">
          <Words>{caption}</Words>
        </p>
        <div className={styles.dots}>
          {twenty.map((place) => (
            <i key={place} data-state={place === lit - 1 ? 'last' : place < lit ? 'lit' : undefined} />
          ))}
        </div>
      </div>
    </div>
  )
}

const twenty = Array.from({ length: 20 }, (_, place) => place)
