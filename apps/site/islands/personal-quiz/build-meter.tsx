import type { Copy } from '@repo/content/copy.ts'
import { DotNumeral } from '@repo/ui/dot-numeral.tsx'
import { Words } from '@repo/ui/words.tsx'

/** Progress of the build step: a dotted figure with its own caption, because the header has a percentage too. */
export function BuildMeter({ percent, caption }: { percent: number; caption: Copy }) {
  const whole = Math.floor(percent)
  return (
    <div className="mt-2 tab:mt-0">
      <p className="sr-only">
        <bdi dir="ltr">{whole}%</bdi> <Words>{caption}</Words>
      </p>
      <div aria-hidden="true" className="flex items-end gap-4">
        <DotNumeral
          hidden
          ghost
          places={[3, 5, 5, 5]}
          value={`${whole}%`}
          className="h-10 w-auto flex-none text-lemon tab:h-16"
        />
        <Words.p className="font-semibold text-balance">{caption}</Words.p>
      </div>
    </div>
  )
}
