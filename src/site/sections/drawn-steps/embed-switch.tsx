import type { EmbedSwitch as Props } from '#content/sections/how-it-works.ts'
import { BrandMark } from '#ui/brand-mark.tsx'
import { Words } from '#ui/words.tsx'
import { CountedDots } from '../counted-dots.tsx'
import { SwitchMark } from '../switch-mark.tsx'

export function EmbedSwitch({ app, place, dots, note }: Props) {
  return (
    <>
      <div className="flex items-center gap-[.9rem] rounded-[18px] bg-paper px-[1.15rem] py-4">
        <BrandMark className="size-9 flex-none" />
        <p className="me-auto text-micro text-slate">
          <b className="block text-small text-ink">{app}</b>
          {place}
        </p>
        <SwitchMark className="w-14 flex-none" />
      </div>
      <CountedDots
        groups={[{ count: dots, colour: 'ink', nib: true }]}
        className="mt-2.5 grid grid-cols-15 gap-[5px] phone:grid-cols-30"
      />
      <p className="type-micro font-semibold text-slate">
        <Words>{note}</Words>
      </p>
    </>
  )
}
