import type { Copy } from '@repo/content/copy.ts'
import { plainWords } from '@repo/ui/plain-words.ts'
import { Words } from '@repo/ui/words.tsx'
import styles from './range-row.module.css'

/** A native range with its name and its figure, which a script writes by the name of the input. */
export function RangeRow({ label, shown, name, range: [min, max, step], start }: Props) {
  const limits = { min, max, step, defaultValue: start }
  return (
    <div>
      <FigureHead {...{ label, shown, name }} />
      <input
        type="range"
        className={`${styles.range} mt-1 block h-[44px] w-full`}
        {...{ name, ...limits }}
        aria-label={plainWords(label)}
        aria-valuetext={shown}
      />
    </div>
  )
}

interface Props extends Head {
  range: [min: number, max: number, step: number]
  start: number
}

/** What is set, and to which figure. */
export function FigureHead({ label, shown, name }: Head) {
  return (
    <div className="flex items-baseline justify-between gap-4 leading-tight font-semibold">
      <Words>{label}</Words>
      <bdi dir="ltr" className="type-sub font-normal whitespace-nowrap" data-shows={name}>
        {shown}
      </bdi>
    </div>
  )
}

interface Head {
  label: Copy
  name: string
  shown: string
}

/** In how many visitors one answers: the same limits in both sums. */
export const rateLimits = { name: 'rate', range: [20, 500, 10] as [number, number, number], start: 100 }
