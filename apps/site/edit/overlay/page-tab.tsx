import { useEffect, useState } from 'react'
import type { Dates, PageDates } from '../page-dates.ts'
import { ask } from './ask.ts'
import { EditOrBrowse, Languages, pageName, Travel } from './bar.tsx'
import { dayText } from './dates-screen.tsx'
import { usePanel } from './panel-context.ts'
import { Body, Pill } from './panel-parts.tsx'
import { tipOf } from './question-words.ts'
import { QuestionsBeside } from './questions.tsx'
import { ShellIcon, type ShellIconName } from './shell-icon.tsx'
import { nameOf } from './words.ts'

/** What there is about the page besides its sentences, and what is worth a look on it. */
export function PageTab() {
  const { editor, words } = usePanel()
  const { here, page } = editor
  const [read, setRead] = useState<{ of: typeof page; dates: PageDates }>()
  /** Undefined: not known yet of this page, as it is drawn now. */
  const dates = read && read.of === page ? read.dates : undefined
  useEffect(() => {
    let isLeft = false
    void ask<PageDates>('dates', { path: page?.path }).then(({ status, body }) => {
      if (status === 200 && !isLeft) setRead({ of: page, dates: body })
    })
    return () => {
      isLeft = true
    }
  }, [page])
  const open = editor.untranslated().filter(({ path }) => editor.versions.some((version) => version.path === path))
  const tips = editor.rules.issues.filter(
    (issue) =>
      issue.level === 'tip' &&
      issue.path === here?.path &&
      editor.facts.has(issue.id ?? -1) &&
      tipOf(issue, editor.locale) !== undefined,
  )
  const issues = [...editor.questions().filter((issue) => !editor.isBeside(issue)), ...tips]
  const inHead = issues.some(({ id }) => page?.inHead().some((shown) => shown.id === id))
  const translation = editor.versions.find(({ path }) => path !== here?.path)
  const rows: [ShellIconName, string, string, () => void, boolean?][] = [
    ['search', words.search, inHead ? words.searchLook : words.searchFits, () => editor.show('page', 'search')],
    [
      'calendar',
      words.dates,
      dates
        ? `${daysSay(dates.page)} ${dates.banner && !dates.banner.draft ? words.withBanner : words.noBanner}`
        : '\u00a0',
      () => editor.show('page', 'dates'),
    ],
    [
      'split',
      words.variant,
      here?.experiment ? words.inExperiment(here.experiment) : words.noExperiment,
      () => editor.show('page', 'variant'),
    ],
  ]
  if (translation)
    rows.push([
      'pen',
      words.otherLanguage,
      words.translatedOf(open.length, editor.place().of),
      () => void (open[0] ? editor.reveal(open[0].id, open[0].path) : editor.go(translation.path)),
      open.length > 0,
    ])
  return (
    <Body>
      <div className="ed-head">
        <h2>{here && pageName(here, words)}</h2>
        <bdi dir="ltr" className="ed-hint">
          {here?.path}
        </bdi>
      </div>
      <QuestionsBeside />
      <div>
        {rows.map(([icon, title, says, press, isLemon]) => (
          <button type="button" key={title} className={`ed-item ${isLemon ? 'ed-on' : ''}`} onClick={press}>
            <i>
              <ShellIcon name={icon} />
            </i>
            <span>
              <b>{title}</b>
              <span className="ed-hint">{says}</span>
            </span>
            <ShellIcon name="next" />
          </button>
        ))}
      </div>
      {open.length + issues.length > 0 && (
        <div>
          <h3>{words.toLookAt}</h3>
          {open.map(({ id, path, label }) => (
            <button type="button" className="ed-look" key={id} onClick={() => void editor.reveal(id, path)}>
              <b>{nameOf(label, words)}</b> <Pill kind="wait">{words.translation.wait}</Pill>
            </button>
          ))}
          {issues.map(({ id = -1, rule, level, path, typed }) => (
            <button
              type="button"
              className="ed-look"
              key={`${id} ${rule} ${typed}`}
              onClick={() => void editor.reveal(id, path)}
            >
              <b>
                {path && path !== here?.path && <bdi dir="ltr">{path} </bdi>}
                {nameOf(editor.facts.get(id)?.label ?? { name: 'sentence' }, words)}
              </b>
              <Pill kind={level === 'must' ? 'wait' : ''}>{level === 'must' ? words.beforeYouSend : words.tip}</Pill>
            </button>
          ))}
        </div>
      )}
      <div className="ed-narrow ed-acts ed-switches">
        <EditOrBrowse />
        <Languages />
        <Travel by={1} />
      </div>
    </Body>
  )

  function daysSay({ draft, from, until }: Dates = {}): string {
    const short = (day: string) => dayText(day, editor.locale, 'short')
    if (draft) return words.notShown
    if (from && until) return words.between(short(from), short(until))
    return from ? words.since(short(from)) : until ? words.through(short(until)) : words.always
  }
}
