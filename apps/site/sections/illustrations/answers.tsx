import type { AnswersPicture } from '@repo/content/sections/illustrations.ts'
import { DotRow } from '@repo/ui/dot-row.tsx'
import { plainWords } from '@repo/ui/plain-words.ts'
import { Words } from '@repo/ui/words.tsx'

export function Answers({ answers, note }: AnswersPicture) {
  const counts = answers.map(({ count }) => count)
  const all = counts.reduce((sum, count) => sum + count, 0)
  return (
    <>
      <ul className="grid gap-4 @[27rem]:gap-3">
        {answers.map(({ label, count }, place) => (
          <li
            key={plainWords(label)}
            className="grid grid-cols-end items-center gap-x-4 gap-y-1.5 leading-tight font-semibold @[27rem]:grid-cols-[minmax(0,11.5rem)_minmax(0,1.4fr)_4.4rem]"
          >
            <Words.span>{label}</Words.span>
            <DotRow
              count={count}
              of={Math.max(...counts)}
              className={`col-span-full row-start-2 @[27rem]:col-auto @[27rem]:row-auto ${place === 0 ? 'text-tomato' : ''}`}
            />
            <bdi dir="ltr" className="justify-self-end tabular-nums">
              {((count / all) * 100).toFixed(2)}%
            </bdi>
          </li>
        ))}
      </ul>
      <Words.p className="mt-4 text-note/tight text-slate">{note}</Words.p>
    </>
  )
}
