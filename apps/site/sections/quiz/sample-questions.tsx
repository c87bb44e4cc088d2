import type { SampleQuestionsSection } from '@repo/content/sections/quiz.ts'
import { BrandMark } from '@repo/ui/brand-mark.tsx'
import { plainWords } from '@repo/ui/plain-words.ts'
import { ButtonLink } from '@repo/ui/button.tsx'
import { Icon } from '@repo/ui/icon.tsx'
import { Words } from '@repo/ui/words.tsx'
import { linkTo } from '../../link-to.ts'
import { Framed } from '../shared/framed.tsx'

const bubble = 'w-fit rounded-large px-5.25 py-3.75 text-pretty'

export function SampleQuestions({ headline, text, questions, plan, start }: SampleQuestionsSection) {
  return (
    <Framed columns="list">
      <div className="self-center">
        <Words.h2 className="type-title">{headline}</Words.h2>
        <Words.p className="mt-4.5 max-w-[20.4em] type-lead text-slate">{text}</Words.p>
      </div>
      <ul className="grid gap-3">
        {questions.map(({ question, answer }) => (
          <li
            key={plainWords(question)}
            className="grid items-center gap-2 tab:grid-cols-[minmax(0,1.6fr)_minmax(0,1fr)] tab:gap-3.5 lap:flex"
          >
            <Words.span className={`${bubble} cut-corner flex-none bg-lemon font-display text-sub/[1.25]`}>
              {question}
            </Words.span>
            <Words.span className={`${bubble} ms-auto cut-corner-end bg-blush text-large/[1.3]`}>{answer}</Words.span>
          </li>
        ))}
        <li className="mt-2.5">
          <ButtonLink {...linkTo(start.to)} className="gap-4.5 px-6.75 py-4.5 text-start" data-quiz-start="">
            <BrandMark
              shape="var(--color-lemon)"
              dots="var(--color-ink)"
              className="size-9 flex-none max-[19rem]:hidden"
            />
            <span>
              <span className="mb-1.5 block font-display text-[1.375rem]/[1.2] font-normal tab:text-[1.625rem]">
                <Words>{plan}</Words>
              </span>{' '}
              <span className="text-lemon">
                <Words>{start.label}</Words>
                {'\u00a0'}
                <Icon name="arrowRight" className="ms-1 inline size-5 rtl:-scale-x-100" />
              </span>
            </span>
          </ButtonLink>
        </li>
      </ul>
    </Framed>
  )
}
