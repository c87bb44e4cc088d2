import type { InstallPicture } from '@repo/content/sections/illustrations.ts'
import { BrandMark } from '@repo/ui/brand-mark.tsx'
import { Words } from '@repo/ui/words.tsx'
import { SwitchMark } from '../shared/switch-mark.tsx'
import { InstallMinutes } from './install-minutes.tsx'

export function Install({ app, state, minutes, caption }: InstallPicture) {
  return (
    <>
      {/* On the smallest phones the state is below: beside the switch it took three lines. */}
      <p className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 rounded-large bg-paper p-4 leading-snug text-ink">
        <BrandMark className="row-span-2 size-10 max-mini:row-span-1" />
        <Words.b className="font-display text-sub/close font-normal">{app}</Words.b>
        <SwitchMark className="row-span-2 w-15 max-mini:row-span-1" />
        <Words.span className="max-mini:col-span-full max-mini:mt-2">{state}</Words.span>
      </p>
      <InstallMinutes minutes={minutes} caption={caption} />
    </>
  )
}
