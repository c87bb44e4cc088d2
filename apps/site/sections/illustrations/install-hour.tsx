import type { InstallHourPicture } from '@repo/content/sections/illustrations.ts'
import { BrandMark } from '@repo/ui/brand-mark.tsx'
import { Words } from '@repo/ui/words.tsx'

const minutesInHour = 60

export function InstallHour({ state, minutes, caption }: InstallHourPicture) {
  return (
    <div className="flex flex-wrap items-center gap-x-7 gap-y-5">
      <div className="grid w-38 flex-none place-items-center">
        <svg viewBox="0 0 100 100" aria-hidden="true" className="w-full [grid-area:1/1]">
          {/* Dashes of no length with round ends: one dot a minute. */}
          <circle {...ring} strokeDasharray="0 1" className="fill-none stroke-ink/16 stroke-[3.6px]" />
          <circle
            {...ring}
            strokeDasharray={`${'0 1 '.repeat(minutes - 1)}0 ${minutesInHour - minutes + 1}`}
            className="fill-none stroke-ink stroke-[4.6px]"
          />
        </svg>
        <BrandMark className="w-[38%] [grid-area:1/1]" />
      </div>
      <p className="flex-[1_1_10rem]">
        <Words.b className="mb-1.5 block font-display text-sub/tight font-normal text-balance">{state}</Words.b>
        <Words>{caption}</Words>
      </p>
    </div>
  )
}

/** The twelve is on top, and minutes run with the clock. */
const ring = {
  cx: 50,
  cy: 50,
  r: 45,
  pathLength: minutesInHour,
  strokeLinecap: 'round',
  transform: 'rotate(-90 50 50)',
} as const
