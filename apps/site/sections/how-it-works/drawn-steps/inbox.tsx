import type { Inbox as Props } from '@repo/content/sections/how-it-works.ts'
import { plainWords } from '@repo/ui/plain-words.ts'
import { Words } from '@repo/ui/words.tsx'

/** Answers arrive unevenly, as people do. */
const starts = ['phone:ms-[18%]', 'ms-[4%] mini:ms-[14%] phone:ms-[34%]', 'phone:ms-[8%]']

export function Inbox({ answers }: Props) {
  return (
    <ul className="grid justify-items-start gap-2">
      {answers.map(({ says, at }, place) => (
        <li
          key={plainWords(at)}
          className={`flex items-baseline gap-3.5 rounded-large cut-corner-end bg-blush px-4 py-3 leading-snug ${starts[place % starts.length]}`}
        >
          <Words>{says}</Words>
          <Words.span className="type-micro text-slate">{at}</Words.span>
        </li>
      ))}
    </ul>
  )
}
