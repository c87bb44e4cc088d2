import type { EchoPicture } from '@repo/content/sections/illustrations.ts'
import { Icon } from '@repo/ui/icon.tsx'
import { plainWords } from '@repo/ui/plain-words.ts'
import { Words } from '@repo/ui/words.tsx'

/** Each place is indented further than the one before: the sentence moves through the shop. */
const indents = ['me-[14%]', 'ms-[7%] me-[7%]', 'ms-[14%]']

export function Echo({ asks, says, places }: EchoPicture) {
  return (
    <div className="grid gap-3">
      <div className="me-[14%] grid justify-items-start gap-2">
        <p className="rounded-[22px] nib bg-lemon px-[1.1rem] py-[.7rem] leading-[1.35]">
          <Words>{asks}</Words>
        </p>
        <p className="ms-auto w-fit rounded-[26px] nib-end bg-blush px-[1.3rem] py-[.95rem] font-display text-[1.375rem]/[1.22] text-balance">
          <Words>{says}</Words>
        </p>
      </div>
      <ul className="grid gap-3">
        {places.map(({ icon, label, line }, place) => (
          <li
            key={plainWords(label)}
            className={`rounded-[26px] bg-paper px-[1.3rem] pt-4 pb-[1.1rem] font-display text-[1.25rem]/[1.32] text-balance ${indents[place + 1] ?? ''}`}
          >
            <span className="mb-1.5 flex items-center gap-2 font-text text-small font-semibold text-slate">
              <Icon name={icon} className="size-4.5" />
              <Words>{label}</Words>
            </span>
            <Words>{line}</Words>
          </li>
        ))}
      </ul>
    </div>
  )
}
