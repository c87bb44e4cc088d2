import type { AnswersPicture } from '#content/sections/illustrations.ts'
import { DotRow } from '#ui/dot-row.tsx'
import { Words } from '#ui/words.tsx'
import './answers.css'

export function Answers({ answers, note }: AnswersPicture) {
  const counts = answers.map(({ count }) => count)
  const all = counts.reduce((sum, count) => sum + count, 0)
  return (
    <>
      <ul className="answers">
        {answers.map(({ label, count }) => (
          <li key={label} className="answers-row">
            <span>
              <Words>{label}</Words>
            </span>
            <DotRow count={count} of={Math.max(...counts)} className="answers-dots" />
            <bdi dir="ltr" className="answers-share">
              {((count / all) * 100).toFixed(2)}%
            </bdi>
          </li>
        ))}
      </ul>
      <p className="mt-4 text-[.875rem]/tight text-slate">
        <Words>{note}</Words>
      </p>
    </>
  )
}
