import type { VerdictWords } from '@repo/content/quizzes/gamified-words.ts'
import type { composeVerdict } from '@repo/contract/quiz/verdict.ts'
import { Words } from '@repo/ui/words.tsx'
import styles from './verdict.module.css'

type Verdict = ReturnType<typeof composeVerdict>

/** The eleven questions as dots. Known ones have a corner; a guess is a dashed ring. */
export function VerdictDots({ verdict }: { verdict: Verdict }) {
  return (
    <div className={`${styles.dots} mt-6 grid max-w-100 grid-cols-[repeat(6,1fr)] gap-[8px]`} aria-hidden="true">
      {verdict.map(({ id, isKnown }, place) => (
        <i key={id} data-known={isKnown || undefined}>
          {place + 1}
        </i>
      ))}
    </div>
  )
}

/** The eleven questions by name, and the rule. */
export function VerdictList({ verdict, words }: { verdict: Verdict; words: VerdictWords }) {
  return (
    <section
      className={`${styles.list} rounded-large rounded-ee-cut-corner bg-paper px-5 py-4.5 tab:rounded-card tab:rounded-ee-cut-corner tab:px-7 tab:py-5`}
    >
      <Words.h2>{words.headline}</Words.h2>
      <ul>
        {verdict.map(({ id, isKnown }) => (
          <li key={id} data-known={isKnown || undefined}>
            <i aria-hidden="true" />
            <Words.span>{words.topics[id]}</Words.span>
            <Words.span>{isKnown ? words.known : words.guessed}</Words.span>
          </li>
        ))}
      </ul>
      <Words.p>{words.rule}</Words.p>
    </section>
  )
}
