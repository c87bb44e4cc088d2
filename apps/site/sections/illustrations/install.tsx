import type { InstallPicture } from '@repo/content/sections/illustrations.ts'
import { BrandMark } from '@repo/ui/brand-mark.tsx'
import { Words } from '@repo/ui/words.tsx'
import { SwitchMark } from '../shared/switch-mark.tsx'
import { InstallMinutes } from './install-minutes.tsx'

export function Install({ app, state, minutes, caption }: InstallPicture) {
  return (
    <>
      <p className="flex items-center gap-3 rounded-large bg-paper p-4 leading-snug text-ink">
        <BrandMark className="size-10 flex-none" />
        <span className="flex-1">
          <Words.b className="block font-display text-sub/close font-normal">{app}</Words.b>
          <Words>{state}</Words>
        </span>
        <SwitchMark className="w-15" />
      </p>
      <InstallMinutes minutes={minutes} caption={caption} />
    </>
  )
}
