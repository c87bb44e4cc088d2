import { useState, type ReactNode } from 'react'
import type { Copy } from '@repo/content/copy.ts'
import type { GamifiedWords } from '@repo/content/quizzes/gamified-words.ts'
import type { GameAnswers } from '@repo/contract/quiz/game-journey.ts'
import { BrowserBar } from '@repo/ui/browser-bar.tsx'
import { plainWords } from '@repo/ui/plain-words.ts'
import { SurveyForm } from '@repo/ui/survey-form.tsx'
import { Words } from '@repo/ui/words.tsx'
import { EmailForm } from './email-form.tsx'

/** Result of the game: a survey with the visitor's own question (q8), which works, and where to ask it (q3). */
export function Payoff({ words, answers, asksEmail, children }: Props) {
  const { store, initial, asks, question, hint, you, options, replies, bets, places, address, sample, note } =
    words.payoff
  const [said, say] = useState('')
  const chosen = Object.keys(options).findIndex((id) => id === answers.q8)
  const tapped = Object.values(options).map((text, place) => ({
    text,
    reply: place === chosen ? replies.bet : replies.other,
  }))
  const bet = lineFor(bets, answers.q8)
  const place = lineFor(places, answers.q3)
  return (
    <section className="flex-1 bg-blush text-start">
      <div className="wrap grid items-center gap-6.5 py-12 tab:py-21 lap:grid-cols-[minmax(0,1fr)_minmax(0,620px)] lap:gap-14">
        <div>
          {bet && <Words.h2 className="type-title [--text-title:clamp(2.5rem,1.2rem+4.1vw,4.75rem)]">{bet}</Words.h2>}
          {place && <Words.p className="mt-5 mb-7 max-w-measure type-lead">{place}</Words.p>}
          {children}
          <Words.p className="mt-2.5 type-small text-pretty">{note}</Words.p>
          {asksEmail && <EmailForm words={words.email} />}
        </div>
        <div className="overflow-clip rounded-card border-2 bg-paper">
          <BrowserBar address={address} className="max-mini:px-3" addressClassName="flex-none max-mini:px-2">
            <Words.span className="ms-auto max-mini:flex-1! max-mini:leading-tight">{sample}</Words.span>
          </BrowserBar>
          <div className="grid gap-5.5 p-4 tab:grid-cols-[220px_minmax(0,1fr)] tab:p-5.5 tab:pb-6.5">
            <div
              className="grid grid-cols-[84px_minmax(0,1fr)] content-start gap-x-3.5 gap-y-3 tab:grid-cols-1 tab:grid-rows-[1fr_auto_auto]"
              aria-hidden="true"
            >
              <div className="row-span-3 grid place-items-center rounded-[20px] bg-mint max-tab:aspect-square tab:row-auto">
                <svg className="w-3/4">
                  <use href="#game-product" />
                </svg>
              </div>
              <i className="h-3.5 rounded-pill bg-fog-2" />
              <i className="h-3.5 w-3/5 rounded-pill bg-fog-2" />
            </div>
            <SurveyForm
              {...{ store, initial, asks, question, hint, you, chosen, said }}
              answers={tapped}
              className="[--option-size:1rem] [--question-size:1.44rem] [--survey-room:1.25rem]"
              onAnswer={(tap) => say(plainWords(tap === chosen ? replies.bet : replies.other))}
            />
          </div>
        </div>
      </div>
    </section>
  )
}

interface Props {
  words: GamifiedWords
  answers: GameAnswers
  asksEmail: boolean
  /** The install button. */
  children: ReactNode
}

function lineFor(lines: Partial<Record<string, Copy>>, answer: string | number | undefined) {
  return answer === undefined ? undefined : lines[answer]
}
