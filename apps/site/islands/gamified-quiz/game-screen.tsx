import { useId } from 'react'
import type { GamifiedWords } from '@repo/content/quizzes/gamified-words.ts'
import type { ChoiceCopy } from '@repo/content/quizzes/game-copy.ts'
import { currentAnswer, gamePercent, getQuestion } from '@repo/contract/quiz/game-journey.ts'
import { gamifiedQuiz, milestoneAt } from '@repo/contract/quiz/gamified.ts'
import { Words } from '@repo/ui/words.tsx'
import type { LinkAttributes } from '../../link-to.ts'
import { FaceSlider } from './face-slider.tsx'
import { FinalScreen } from './final-screen.tsx'
import { GameIntro } from './game-intro.tsx'
import { Milestone } from './milestone.tsx'
import { Options } from './options.tsx'
import type { GamePlay } from './use-game.ts'

/** Current question, by kind. */
export function GameScreen({ words, game: { state, dispatch }, isHydrated, asksEmail, install }: Props) {
  const question = getQuestion(gamifiedQuiz, state)
  const answer = currentAnswer(gamifiedQuiz, state)
  const choose = (given: string | number) => dispatch({ answer: given })
  const titleId = useId()
  if (question.kind === 'final') {
    const { answers } = state
    return <FinalScreen copy={words.questions[question.id]} {...{ words, answers, asksEmail, install, dispatch }} />
  }
  const { title, subtitle } = words.questions[question.id]
  const isFirst = state.index === 0
  // The name of the game is the h1 of the first screen, so its question is an h2.
  const Heading = isFirst ? 'h2' : 'h1'
  const milestone = milestoneAt(gamePercent(gamifiedQuiz, state))
  return (
    <>
      {isFirst && <GameIntro name={words.name} notice={words.notice} />}
      {milestone && <Milestone percent={milestone} {...words.milestones[milestone]} />}
      {/* Focused to be read, not to be pressed. Below a milestone there is less height to spend; on a low window it shrinks,
          so that question and answers are seen together. */}
      <Heading
        id={titleId}
        tabIndex={-1}
        className={`type-title outline-none tab:[--text-title:min(var(--gamified-quiz-title),7.2dvh)] ${milestone ? 'max-w-[17.6em]' : 'max-w-[10.6em]'}`}
      >
        <Words>{title}</Words>
      </Heading>
      <Words.p className="max-w-[26em] type-lead text-balance">{subtitle}</Words.p>
      {question.kind === 'slider' ? (
        <FaceSlider
          copy={words.questions[question.id]}
          valueText={words.sliderValue}
          question={question}
          value={Number(answer)}
          isHydrated={isHydrated}
          onChange={choose}
          onHold={() => dispatch('hold')}
          onRelease={() => dispatch('release')}
        />
      ) : (
        <Options
          kind={question.kind}
          labelledBy={titleId}
          options={question.options.flatMap((id) => optionOf(words.questions[question.id], id))}
          chosen={answer}
          isHydrated={isHydrated}
          onChoose={choose}
        />
      )}
    </>
  )
}

interface Props {
  words: GamifiedWords
  game: GamePlay
  isHydrated: boolean
  asksEmail: boolean
  install: LinkAttributes
}

function optionOf({ options }: ChoiceCopy, id: string) {
  const option = options[id]
  return option ? [{ id, ...option }] : []
}
