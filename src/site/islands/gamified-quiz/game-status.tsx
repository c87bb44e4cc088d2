import type { GamifiedWords } from '#content/quizzes/gamified-words.ts'
import { gamePercent, questionOf, type GameJourney } from '#quiz/game-journey.ts'
import { gamifiedQuiz, milestoneAt } from '#quiz/gamified.ts'
import './game-status.css'

/**
 * The one voice of the game for people who do not see it. It is always in the page, so that a change in it is told; only
 * the notice that the game moves on is also seen here.
 */
export function GameStatus({ words, journey, run }: Props) {
  if (run !== undefined) {
    return (
      <output className="game-status">
        <i key={run} className="game-status-countdown" data-kind={questionOf(gamifiedQuiz, journey).kind} />
        <span>{words.moving}</span>
      </output>
    )
  }
  const percent = milestoneAt(gamePercent(gamifiedQuiz, journey))
  const milestone = percent && words.milestones[percent]
  return <output className="sr-only">{milestone && `${milestone.title}. ${milestone.text}`}</output>
}

interface Props {
  words: GamifiedWords
  journey: GameJourney
  /** The countdown that runs now, if any. */
  run: number | undefined
}
