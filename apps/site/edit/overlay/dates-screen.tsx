import { useEffect, useState, type PropsWithChildren } from 'react'
import { isLive, type Day, type Schedule } from '@repo/content/schedule.ts'
import type { Dates, PageDates } from '../page-dates.ts'
import type { TextFacts } from '../text-facts.ts'
import { ask } from './ask.ts'
import { Act } from './button.tsx'
import { usePanel } from './panel-context.ts'
import { Body, RoundButton, ScreenHead } from './panel-parts.tsx'
import { ShellIcon, type ShellIconName } from './shell-icon.tsx'

type Part = 'page' | 'banner'

/** From when and until when the page and its banner are part of the site, and the page as on another day. */
export function DatesScreen() {
  const { editor, words } = usePanel()
  const [dates, setDates] = useState<PageDates>()
  const [day, setDay] = useState<string>()
  const [isChoosing, setChoosing] = useState(false)
  const [said, say] = useState('')
  const { page } = editor
  const isShown = (part: Part) => !day || isLive((dates?.[part] ?? {}) as Schedule, day as Day)
  const [hasPage, hasBanner] = [isShown('page'), !dates?.banner?.draft && isShown('banner')]
  useEffect(() => {
    void ask<PageDates>('dates', { path: page?.path }).then(({ body }) => setDates(body))
  }, [page])
  const isBanner = ({ id, label }: TextFacts) => label.name === 'banner' && page?.sentences.of(id).length
  const banner = [...editor.facts.values()].find(isBanner)?.id
  useEffect(() => {
    page?.hide(banner, !hasBanner)
    return () => page?.hide(banner, false)
  }, [page, banner, hasBanner])
  const save = async () => {
    await editor.change({ name: 'dates', asked: { path: page?.path, dates } })
    say(editor.refusal ? words.refused[editor.refusal] : words.datesSaved)
  }
  return (
    <Body
      foot={
        <Act look="big" press={() => void save()}>
          {words.saveDates}
        </Act>
      }
    >
      <ScreenHead title={words.dates} />
      {(['page', 'banner'] as const).map((part) => {
        const own = dates?.[part]
        const change = (changed: Dates) => {
          say('')
          setDates({ ...dates, [part]: changed })
        }
        return own && <PartDates key={part} part={part} dates={own} change={change} />
      })}
      <output className="ed-hint">{said}</output>
      <fieldset className="ed-block">
        <legend>{words.anotherDay}</legend>
        <DayButton
          icon="eye"
          label={words.anotherDay}
          day={day}
          isOn={isChoosing}
          press={() => setChoosing(!isChoosing)}
        >
          {day && `: ${hasPage ? words.isShown : words.isNotShown}`}
        </DayButton>
        {isChoosing && (
          <Month
            day={day}
            choose={(chosen) => {
              setDay(chosen)
              setChoosing(false)
            }}
          />
        )}
      </fieldset>
      {/* What a visitor gets instead. */}
      {!hasPage && <iframe className="ed-gone" title={words.isNotShown} src="/404" />}
    </Body>
  )
}

function PartDates({ part, dates, change }: { part: Part; dates: Dates; change: (dates: Dates) => void }) {
  const { editor, words } = usePanel()
  const { draft, from, until } = dates
  /** The field whose day the month sets. */
  const [field, setField] = useState<'from' | 'until' | undefined>(from || until ? 'from' : undefined)
  const long = (day: string) => dayText(day, editor.locale, 'long')
  const { always, between, notYet, with: together, other, none } = words.whenShown
  return (
    <fieldset className="ed-block">
      <legend>{part === 'page' ? words.pageShown : words.bannerShown}</legend>
      <div className="ed-acts">
        {(part === 'page' ? [always, between, notYet] : [together, other, none]).map((label, place) => (
          <label className="ed-choice" key={label}>
            <input
              type="radio"
              name={part}
              checked={place === (draft ? 2 : field ? 1 : 0)}
              onChange={() => {
                setField(place === 1 ? 'from' : undefined)
                change(place === 1 ? { from, until } : place === 2 ? { draft: true } : {})
              }}
            />
            {label}
          </label>
        ))}
      </div>
      {field && (
        <div className="ed-two">
          {(['from', 'until'] as const).map((name) => {
            const label = name === 'from' ? words.firstDay : words.lastDay
            return (
              <div className="ed-labelled" key={name}>
                <b>{label}</b>
                <DayButton label={label} day={dates[name]} isOn={field === name} press={() => setField(name)} />
              </div>
            )
          })}
        </div>
      )}
      {field && (
        <Month
          key={field}
          day={dates[field]}
          range={dates}
          choose={(day) => {
            change({ ...dates, [field]: day })
            setField('until')
          }}
        />
      )}
      {part === 'page' && (from || until) && (
        <p className="ed-hint">
          {from && words.goesLive(long(from))} {until && words.ends(long(until))}
        </p>
      )}
    </fieldset>
  )
}

/** A day with its weekday. */
function DayButton({
  icon = 'calendar',
  label,
  day,
  isOn,
  press,
  children,
}: PropsWithChildren<{
  icon?: ShellIconName
  label: string
  day: string | undefined
  isOn: boolean
  press: () => void
}>) {
  const { editor, words } = usePanel()
  const says = day ? dayText(day, editor.locale, 'full') : words.noDay
  return (
    <button type="button" className="ed-input" aria-expanded={isOn} aria-label={`${label}: ${says}`} onClick={press}>
      <ShellIcon name={icon} />
      {says}
      {children}
    </button>
  )
}

/** A month as dots: the day, and where there is a range its ends and what is between. */
function Month({ day, range = {}, choose }: { day?: string; range?: Dates; choose: (day: string) => void }) {
  const { editor, words } = usePanel()
  const [month, setMonth] = useState(() => (day || range.from || new Date().toISOString()).slice(0, 7))
  const { locale } = editor
  const first = new Date(`${month}-01T00:00Z`)
  const [year, place] = [first.getUTCFullYear(), first.getUTCMonth()]
  const turn = (by: number) => setMonth(new Date(Date.UTC(year, place + by)).toISOString().slice(0, 7))
  const name = dayText(`${month}-01`, locale, 'month')
  return (
    <fieldset className="ed-month" aria-label={name}>
      <p className="ed-head">
        <RoundButton icon="back" label={words.month.previous} press={() => turn(-1)} />
        <b>{name}</b>
        <RoundButton icon="next" label={words.month.next} press={() => turn(1)} />
      </p>
      {/* The first of August 2027 is a Sunday. */}
      {[1, 2, 3, 4, 5, 6, 7].map((weekday) => (
        <span key={weekday}>{dayText(`2027-08-0${weekday}`, locale, 'weekday')}</span>
      ))}
      {Array.from({ length: new Date(Date.UTC(year, place + 1, 0)).getUTCDate() }, (_, before) => {
        const own = `${month}-${String(before + 1).padStart(2, '0')}`
        const isIn = range.from && range.until ? own >= range.from && own <= range.until : false
        return (
          <button
            type="button"
            key={own}
            className={[day, range.from, range.until].includes(own) ? 'ed-end' : isIn ? 'ed-in' : ''}
            style={before === 0 ? { gridColumnStart: first.getUTCDay() + 1 } : undefined}
            aria-label={dayText(own, locale, 'full')}
            aria-pressed={own === day}
            onClick={() => choose(own)}
          >
            {before + 1}
          </button>
        )
      })}
    </fieldset>
  )
}

const forms = {
  full: { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' },
  short: { day: 'numeric', month: 'short' },
  long: { day: 'numeric', month: 'long' },
  month: { month: 'long', year: 'numeric' },
  weekday: { weekday: 'narrow' },
} as const

/** "Mon, 1 Mar 2027", "1 Mar" or "1 March". Never digits alone, which are read in two orders. */
export function dayText(day: string, locale: string, form: keyof typeof forms): string {
  const format = new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : locale, { ...forms[form], timeZone: 'UTC' })
  // A short day in Hebrew is its letter.
  return format.format(new Date(`${day}T00:00Z`)).replace(/^יום /, '')
}
