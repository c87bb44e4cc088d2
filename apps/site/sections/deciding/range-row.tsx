import type { ComponentProps } from 'react'
import type { Copy } from '@repo/content/copy.ts'
import { plainWords } from '@repo/ui/plain-words.ts'
import { Words } from '@repo/ui/words.tsx'
import styles from './range-row.module.css'

/** A native range with its name and its figure. The figure is in the name of `data-shows`, which is the name of the input. */
export function RangeRow({ label, shown, name, ...range }: Props) {
  return (
    <div>
      <div className="flex items-baseline justify-between gap-4 leading-tight font-semibold">
        <Words>{label}</Words>
        <bdi dir="ltr" className="type-sub font-normal whitespace-nowrap" data-shows={name}>
          {shown}
        </bdi>
      </div>
      <input
        type="range"
        className={styles.range}
        name={name}
        aria-label={plainWords(label)}
        aria-valuetext={shown}
        {...range}
      />
    </div>
  )
}

interface Props extends Required<Pick<ComponentProps<'input'>, 'min' | 'max' | 'step' | 'defaultValue'>> {
  label: Copy
  name: string
  shown: string
}
