import type { InstallPicture } from '@repo/content/sections/illustrations.ts'
import { BrandMark } from '@repo/ui/brand-mark.tsx'
import { Words } from '@repo/ui/words.tsx'
import { SwitchMark } from '../shared/switch-mark.tsx'
import { InstallMinutes } from './install-minutes.tsx'

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
      <InstallMinutes minutes={minutes} caption={caption} />
    </>
  )
}
