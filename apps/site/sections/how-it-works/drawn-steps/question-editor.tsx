import type { QuestionEditor as Props } from '@repo/content/sections/how-it-works.ts'
import { Icon } from '@repo/ui/icon.tsx'
import { plainWords } from '@repo/ui/plain-words.ts'
import { Words } from '@repo/ui/words.tsx'

export function QuestionEditor({ question, moments }: Props) {
  return (
    <>
      <p className="rounded-medium cut-corner bg-paper px-5 py-4.5 font-display text-sub/tight tracking-close he:tracking-normal">
        <Words.span className="border-e-3 border-ink pe-0.5">{question}</Words.span>
      </p>
      <ul className="mt-1.5 flex flex-wrap gap-2">
        {moments.map(({ icon, name }, place) => (
          <li
            key={plainWords(name)}
            className={`flex items-center gap-1.5 rounded-pill px-2.5 py-3 text-small/none font-semibold phone:gap-2 phone:px-3.5 ${place === 0 ? 'cut-corner bg-ink text-paper' : 'bg-ink/8'}`}
          >
            <Icon name={icon} className="size-4.25" />
            <Words>{name}</Words>
          </li>
        ))}
      </ul>
    </>
  )
}
