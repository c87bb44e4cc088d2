import { useState, type PropsWithChildren } from 'react'
import type { Issue } from '../../checks/source/issue.ts'
import type { TextFacts } from '../text-facts.ts'
import { Act } from './button.tsx'
import { questionOf, questionWords, tipOf } from './question-words.ts'
import { phone } from './overflows.ts'
import { pageName } from './bar.tsx'
import { usePanel } from './panel-context.ts'
import { Asked, FieldBox } from './panel-parts.tsx'
import { ShellIcon } from './shell-icon.tsx'

/** What has to be answered before sending: one question at a time, first those of the open sentence, then of its other language. */
export function Questions({ facts }: { facts: TextFacts }) {
  const { editor, words } = usePanel()
  const { clash } = editor.drafts
  const about = [facts.id, facts.translation?.id, facts.fork?.id]
  const issues = about.flatMap((id) => editor.questions().filter((issue) => id !== undefined && issue.id === id))
  const [issue] = issues
  if (clash && about.includes(clash.id))
    return (
      <Card heading={words.clash} says={`${words.theirs} “${clash.theirs}”`}>
        <Act press={() => editor.settle(false)}>{words.takeTheirs}</Act>
        <Act look="line" press={() => editor.settle(true)}>
          {words.keepMine}
        </Act>
      </Card>
    )
  if (!issue) return null
  return <Question issue={issue} more={issues.length - 1} />
}

/** What has to be answered, and no sentence of the page leads to it. */
export function QuestionsBeside() {
  const { editor, words } = usePanel()
  const besides = editor.questions().filter((issue) => editor.isBeside(issue))
  return besides.map((issue) => {
    const page = editor.pages.find(({ path }) => path === issue.path && path !== editor.page?.path)
    // Its message changes while the sentence is typed.
    const key = issue.id === undefined ? `${issue.path} ${issue.message}` : `${issue.id} ${issue.rule}`
    return (
      <Question key={key} issue={issue}>
        {issue.id !== undefined && <FieldBox id={issue.id} />}
        {page && (
          <Act look="line" press={() => void editor.go(page.path)}>
            {pageName(page, words)}
          </Act>
        )}
      </Question>
    )
  })
}

function Question({ issue, more = 0, children }: PropsWithChildren<{ issue: Issue; more?: number }>) {
  const { editor, words } = usePanel()
  const [isAsking, ask] = useState('')
  const { id = -1 } = issue
  const own = editor.facts.get(id)
  const { heading, says, details, ...question } = questionOf(issue, editor.textOf(id), editor.locale)
  // What is said without a claim quotes none.
  const isWithout = own?.fork?.shown === 'without'
  const answers = question.answers.filter((answer) => !(isWithout && 'does' in answer && answer.does === 'source'))
  return (
    <Card heading={heading} says={says} more={more} details={details}>
      {answers.map((answer, place) => (
        <Act
          key={answer.label}
          look={place > 0 ? 'line' : 'ink'}
          press={() => {
            if ('text' in answer) editor.put(id, answer.text)
            else if ('dates' in answer) editor.showDates(answer.dates)
            else if (answer.does === 'source') ask(heading)
            else if (answer.does === 'remove') void editor.change({ name: 'item', asked: { id, change: 'remove' } })
            else editor.put(id, own?.was || own?.value || '')
          }}
        >
          {answer.label}
        </Act>
      ))}
      {children}
      {isAsking === heading && (
        <Asked
          label={words.source}
          say={words.saveSource}
          send={(text) => {
            const { typed } = issue
            void editor.change({ name: 'claim', asked: { id, path: editor.page?.path, typed, text } })
          }}
        />
      )}
    </Card>
  )
}

function Card({
  heading,
  says,
  more = 0,
  details,
  children,
}: PropsWithChildren<{ heading: string; says: string; more?: number; details?: string }>) {
  const { words } = usePanel()
  return (
    <section className="ed-rule">
      <p className="ed-kind">
        <ShellIcon name="alert" />
        {words.beforeYouSend}
        {more > 0 && <span>{words.moreAfter(more)}</span>}
      </p>
      <div>
        <h3 aria-live="polite">{heading}</h3>
        <p>{says}</p>
      </div>
      <div className="ed-acts">{children}</div>
      {details && (
        <details>
          <summary>{words.details}</summary>
          <p dir="ltr" lang="en">
            {details}
          </p>
        </details>
      )}
    </section>
  )
}

/** Worth a look, never in the way: one line, and dismissed for these words. */
export function Tips({ facts }: { facts: TextFacts }) {
  const { editor, words } = usePanel()
  const { id, locale, label } = facts
  const text = editor.textOf(id)
  const { measured } = editor.rules
  const onPhone = measured.find(({ width }) => width === phone)
  const wide = measured.find(({ px }) => px > 1)
  const said = questionWords[editor.locale]
  const lines = label.name === 'headline' ? (onPhone?.lines ?? 0) : 0
  const tips = [
    ...editor.rules.issues
      .filter((issue) => issue.level === 'tip' && issue.id === id)
      .flatMap((issue) => {
        const says = tipOf(issue, editor.locale)
        return says === undefined ? [] : [{ key: issue.rule, says, onPhone: false }]
      }),
    ...(lines > 4 ? [{ key: 'lines', says: said.lines(text.length, lines), onPhone: true }] : []),
    ...(wide ? [{ key: 'wide', says: said.wide(wide.px, wide.width), onPhone: wide.width < 400 }] : []),
  ]
  const tip = tips.find(({ key }) => !editor.kept.isDismissed(`${key} ${locale} ${text}`))
  if (!tip) return lines > 0 ? <p className="ed-hint">{said.onPhone(lines)}</p> : null
  return (
    <section className="ed-rule ed-tip">
      <p className="ed-kind">
        <ShellIcon name="bulb" />
        {words.tip}
      </p>
      <p>{tip.says}</p>
      <div className="ed-acts">
        {tip.onPhone && !editor.isPhone && (
          <button type="button" className="ed-button ed-small ed-wide" onClick={() => editor.seeAs('phone')}>
            {words.seeOnPhone}
          </button>
        )}
        <Act
          look="link"
          press={() => {
            editor.kept.dismiss(`${tip.key} ${locale} ${text}`)
            editor.render()
          }}
        >
          {words.dismiss}
        </Act>
      </div>
    </section>
  )
}
