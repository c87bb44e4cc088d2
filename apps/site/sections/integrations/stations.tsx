import type { AnswerWords, PlatformSection, StationName } from '@repo/content/sections/integrations.ts'
import type { ReactNode } from 'react'
import { DotNumeral } from '@repo/ui/dot-numeral.tsx'
import { Icon } from '@repo/ui/icon.tsx'
import { Words } from '@repo/ui/words.tsx'
import styles from './stations.module.css'

/** Where an answer goes, in the order in which the line reaches them. What each shows is a drawing with sample data. */
export function Stations({ stations, answer }: Pick<PlatformSection, 'stations' | 'answer'>) {
  return (
    <div className={styles.stations}>
      <div className={styles.line} aria-hidden="true">
        <span />
      </div>
      <ul className="stagger">
        {inOrder.map(({ station, Drawing }) => (
          <li key={station} className={`${styles.station} ${styles[station]}`}>
            <i className={styles.ring} aria-hidden="true" />
            <div className={`${styles.place} rounded-large cut-corner`}>
              <Words.h3 className="type-sub">{stations[station].name}</Words.h3>
              <Words.p className="mt-0.5 text-small/tight text-balance">{stations[station].text}</Words.p>
              <div className={styles.shown} aria-hidden="true">
                <Drawing {...answer} />
              </div>
            </div>
          </li>
        ))}
      </ul>
      <Words.p className={`${styles.note} text-micro`}>{answer.note}</Words.p>
    </div>
  )
}

const inOrder: readonly { station: StationName; Drawing: (answer: AnswerWords) => ReactNode }[] = [
  { station: 'dashboard', Drawing: CountedAnswer },
  { station: 'ga4', Drawing: EventTable },
  { station: 'bigQuery', Drawing: RowTable },
  { station: 'webhooks', Drawing: HookRequest },
  { station: 'csv', Drawing: CsvLines },
]

function CountedAnswer({ text, unit, before, after }: AnswerWords) {
  return (
    <>
      <p className="flex items-end gap-3.5 text-small">
        <span className={styles.count}>
          <DotNumeral value={String(before)} hidden className="h-13" />
          <DotNumeral value={String(after)} hidden className="h-13 text-lemon" />
        </span>
        <Words.span className={styles.quiet}>{unit}</Words.span>
      </p>
      <p className="mt-3">
        <Arriving>
          <Words>{text}</Words>
        </Arriving>
      </p>
    </>
  )
}

function EventTable({ text }: AnswerWords) {
  return (
    <div className={styles.table} dir="ltr">
      <p className={styles.quiet} lang="en">
        <span>event_name</span>
        <span>answer</span>
        <span>count</span>
      </p>
      <p className={styles.quiet} lang="en">
        <span>view_item</span>
        <span>–</span>
        <span>212</span>
      </p>
      <p className={styles.row}>
        <span lang="en">survey_answer</span>
        <Words.bdi>{text}</Words.bdi>
        <span>1</span>
      </p>
      <p className={styles.quiet} lang="en">
        <span>add_to_cart</span>
        <span>–</span>
        <span>9</span>
      </p>
    </div>
  )
}

function RowTable({ text }: AnswerWords) {
  return (
    <div className={styles.table} dir="ltr">
      <p className={styles.quiet} lang="en">
        <span>ts</span>
        <span>answer</span>
      </p>
      <p className={styles.quiet} lang="en">
        <span>17:41</span>
        <span>NULL</span>
      </p>
      <p className={styles.row}>
        <span>17:42</span>
        <Words.bdi>{text}</Words.bdi>
      </p>
    </div>
  )
}

function HookRequest({ question, text, product }: AnswerWords) {
  return (
    <pre className={styles.request} dir="ltr">
      <span className={styles.quiet} lang="en">
        POST
      </span>
      <span lang="en">{' /hooks/answers'}</span>
      {'\n{ '}
      <span className={styles.quiet} lang="en">
        &quot;question&quot;:
      </span>
      {' "'}
      <Words.bdi className="he:whitespace-nowrap">{question}</Words.bdi>
      {'",\n  '}
      <span className={styles.quiet} lang="en">
        &quot;answer&quot;:
      </span>{' '}
      <Arriving>
        &quot;<Words.bdi>{text}</Words.bdi>&quot;,
      </Arriving>
      {'\n  '}
      <span className={styles.quiet} lang="en">
        &quot;product&quot;:
      </span>
      {' "'}
      <Words.bdi className="whitespace-nowrap">{product}</Words.bdi>
      {'",\n  '}
      <span className={styles.quiet} lang="en">
        &quot;at&quot;:
      </span>
      {' "17:42:08" }'}
    </pre>
  )
}

function CsvLines({ text, product }: AnswerWords) {
  return (
    <div dir="ltr" className="text-note">
      <p className="mb-1.5 flex items-center gap-2 text-small font-semibold" lang="en">
        <Icon name="file" className="size-4.5" /> answers.csv
      </p>
      <p>
        17:42, <Words.bdi>{product}</Words.bdi>,
      </p>
      <Arriving>
        &quot;<Words.bdi>{text}</Words.bdi>&quot;
      </Arriving>
    </div>
  )
}

/** The answer, and the dashed gap where it will stand. */
function Arriving({ children }: { children: ReactNode }) {
  return (
    <span className={styles.arriving}>
      <span>{children}</span>
    </span>
  )
}
