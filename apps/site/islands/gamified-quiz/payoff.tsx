import type { Copy } from '@repo/content/copy.ts'
import type { PayoffWords } from '@repo/content/quizzes/gamified-words.ts'
import type { GameAnswers } from '@repo/contract/quiz/game-journey.ts'
import { SurveyWidget } from '@repo/ui/survey-widget.tsx'
import { Words } from '@repo/ui/words.tsx'

/** Result of the game: a survey with the visitor's own question (q8), and where to ask it (q3). */
export function Payoff({ words, answers }: { words: PayoffWords; answers: GameAnswers }) {
  const { store, initial, asks, question, options } = words
  const bet = lineFor(words.bets, answers.q8)
  const place = lineFor(words.places, answers.q3)
  return (
    <figure className="w-full max-w-115 tab:col-span-2 tab:mt-6 tab:justify-self-center">
      <SurveyWidget
        {...{ store, initial, asks, question }}
        options={Object.values(options)}
        chosen={Object.keys(options).findIndex((id) => id === answers.q8)}
        className="p-5.5 [--question-size:1.45rem] tab:p-6.5 tab:[--question-size:1.65rem]"
      />
      <figcaption className="mt-5 grid justify-items-start gap-2 text-balance">
        <Words.p className="type-micro">{words.sample}</Words.p>
        {bet && <Words.p className="type-sub">{bet}</Words.p>}
        {place && <Words.p>{place}</Words.p>}
      </figcaption>
    </figure>
  )
}

function lineFor(lines: Partial<Record<string, Copy>>, answer: string | number | undefined) {
  return answer === undefined ? undefined : lines[answer]
}
