import type { QuestionEditor as Props } from '@repo/content/sections/how-it-works.ts'
import { Icon } from '@repo/ui/icon.tsx'
import { plainWords } from '@repo/ui/plain-words.ts'
import { Words } from '@repo/ui/words.tsx'

export function QuestionEditor({ question, moments }: Props) {
  return (
    <>
      <p className="rounded-[20px] nib bg-paper px-[1.2rem] py-[1.1rem] font-display text-[1.375rem]/[1.2] tracking-[-.012em] he:tracking-normal">
        <span className="border-e-[2.5px] border-ink pe-0.5">
          <Words>{question}</Words>
        </span>
      </p>
      <ul className="mt-1.5 flex flex-wrap gap-[7px]">
        {moments.map(({ icon, name }, place) => (
          <li
            key={plainWords(name)}
            className={`flex items-center gap-[.4rem] rounded-pill px-[.65rem] py-[.7rem] text-[.9375rem]/none font-semibold phone:gap-2 phone:px-[.95rem] ${place === 0 ? 'nib bg-ink text-paper' : 'bg-ink/8'}`}
          >
            <Icon name={icon} className="size-[17px]" />
            <Words>{name}</Words>
          </li>
        ))}
      </ul>
    </>
  )
}
