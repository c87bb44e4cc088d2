import type { InstallPicture } from '#content/sections/illustrations.ts'
import { BrandMark } from '#ui/brand-mark.tsx'
import { DotRow } from '#ui/dot-row.tsx'
import { Words } from '#ui/words.tsx'
import { SwitchMark } from '../shared/switch-mark.tsx'

export function Install({ app, state, minutes, caption }: InstallPicture) {
  return (
    <>
      <p className="flex items-center gap-[.8rem] rounded-[20px] bg-paper p-4 leading-[1.35] text-ink">
        <BrandMark className="size-10 flex-none" />
        <span className="flex-1">
          <b className="block font-display text-sub/[1.2] font-normal">
            <Words>{app}</Words>
          </b>
          <Words>{state}</Words>
        </span>
        <SwitchMark className="w-15" />
      </p>
      <p className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-[.6rem] font-semibold">
        <DotRow count={minutes} className="max-w-[9.4rem] flex-none" />
        <span>
          <Words>{caption}</Words>
        </span>
      </p>
    </>
  )
}
