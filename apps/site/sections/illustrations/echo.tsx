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
        <Words.p className="rounded-large cut-corner bg-lemon px-4.5 py-3 leading-snug">{asks}</Words.p>
        <p className="ms-auto w-fit rounded-card cut-corner-end bg-blush px-5 py-4 font-display text-sub/tight text-balance">
          <Words>{says}</Words>
        </p>
      </div>
      <ul className="grid gap-3">
        {places.map(({ icon, label, line }, place) => (
          <li
            key={plainWords(label)}
            className={`rounded-card bg-paper px-5 pt-4 pb-4.5 font-display text-sub/snug text-balance ${indents[place + 1] ?? ''}`}
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
