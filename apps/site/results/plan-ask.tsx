import type { ResultsWords } from '@repo/content/results/plan.ts'
import { Button } from '@repo/ui/button.tsx'
import { Icon } from '@repo/ui/icon.tsx'
import { plainWords } from '@repo/ui/plain-words.ts'
import { Words } from '@repo/ui/words.tsx'
import { InstallButton } from './install-button.tsx'
import { listParts } from './list-parts.ts'
import { PlanMeasured, type Measured } from './plan-measured.tsx'
import { Framed } from '../sections/shared/framed.tsx'
import styles from './plan-ask.module.css'

/** The diagnosis, and the question that follows from it with its four answers. */
export function PlanAsk({ words, measured }: { words: ResultsWords; measured: Measured }) {
  const { ask, goals, pain } = words
  return (
    <Framed className="print:pt-3.5 print:pb-0">
      <div className="grid gap-x-16 gap-y-4 tab:grid-cols-start-wide tab:items-end print:hidden">
        <Words.h2 data-unless="answers" className="max-w-[15ch] type-title">
          {words.diagnosis}
        </Words.h2>
        <div data-for="answers">
          {listParts(pain).map(([option, { headline }]) => (
            <Words.h2 key={option} data-for={option} className="max-w-[15ch] type-title">
              {headline}
            </Words.h2>
          ))}
        </div>
        <div className="max-w-[44ch] type-lead">
          <p>
            <span data-for="answers">
              {listParts(pain).map(([option, { text }]) => (
                <Words.span key={option} data-for={option}>
                  {text}
                </Words.span>
              ))}
            </span>
            {listParts(goals).map(([scenario, { diagnosis, turn }]) => (
              <span key={scenario} data-for={scenario}>
                <Words.span data-unless="answers">{diagnosis}</Words.span> <Words>{turn}</Words>
              </span>
            ))}
          </p>
          <PlanMeasured sentences={measured} />
        </div>
      </div>
      {listParts(words.talks).map(([scenario, talks]) => (
        <div key={scenario} data-for={scenario}>
          {listParts(talks).map(([option, { question, options, chosen }]) => (
            <div key={option} data-for={option} data-talk="" className={styles.ask}>
              <div className={styles.question}>
                <Words.h3>{ask.headline}</Words.h3>
                <Words.p data-question="">{question}</Words.p>
                <div className="flex flex-wrap items-center gap-x-4 gap-y-3 print:hidden" data-live="">
                  <Button data-copy="question" data-done={plainWords(ask.copied)} hidden>
                    <Icon name="copy" />
                    <Words.span>{ask.copy}</Words.span>
                  </Button>
                  <Words.span className="type-small" hidden data-with-copy="">
                    {ask.note}
                  </Words.span>
                </div>
              </div>
              <div className={styles.options}>
                <Words.h3>{ask.options}</Words.h3>
                <ul className="grid gap-1.5 mt-3 tab:gap-2 tab:mt-4.5 print:gap-0 print:m-0">
                  {options.map(({ text }, index) => (
                    <li key={plainWords(text)} data-option="" className={index === chosen ? styles.chosen : undefined}>
                      <i aria-hidden="true" />
                      <Words.span>{text}</Words.span>
                    </li>
                  ))}
                </ul>
              </div>
            </div>
          ))}
        </div>
      ))}
      <InstallButton className="mt-4 w-full tab:hidden print:hidden">{ask.install}</InstallButton>
      <output className="sr-only" data-copy-status="" />
    </Framed>
  )
}
