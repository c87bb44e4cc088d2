import type { Inbox as Props } from '@repo/content/sections/how-it-works.ts'
import { plainWords } from '@repo/ui/plain-words.ts'
import { Words } from '@repo/ui/words.tsx'

/** Answers arrive unevenly, as people do. */
const starts = ['phone:ms-[18%]', 'ms-[14%] phone:ms-[34%]', 'phone:ms-[8%]']

export function Inbox({ answers }: Props) {
  return (
    <ul className="grid justify-items-start gap-[7px]">
      {answers.map(({ says, at }, place) => (
        <li
          key={plainWords(at)}
          className={`flex items-baseline gap-[.9rem] rounded-[22px] nib-end bg-blush px-[1.05rem] py-3 leading-[1.42] ${starts[place % starts.length]}`}
        >
          <Words>{says}</Words>
          <span className="type-micro text-slate">
            <Words>{at}</Words>
          </span>
        </li>
      ))}
    </ul>
  )
}
