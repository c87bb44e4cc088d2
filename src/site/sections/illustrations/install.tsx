import type { InstallPicture } from '#content/sections/illustrations.ts'
import { BrandMark } from '#ui/brand-mark.tsx'
import { DotRow } from '#ui/dot-row.tsx'
import { Words } from '#ui/words.tsx'
import { SwitchMark } from '../shared/switch-mark.tsx'
import './install.css'

export function Install({ app, state, minutes, caption }: InstallPicture) {
  return (
    <>
      <p className="install">
        <BrandMark className="size-10 flex-none" />
        <span className="flex-1">
          <b className="block font-display text-sub/[1.2] font-normal">{app}</b>
          <Words>{state}</Words>
        </span>
        <SwitchMark className="w-15" />
      </p>
      <p className="install-minutes">
        <DotRow count={Number(minutes.replace(/\D/g, ''))} className="install-dots" />
        <span>
          <Words>{caption}</Words>
        </span>
      </p>
    </>
  )
}
