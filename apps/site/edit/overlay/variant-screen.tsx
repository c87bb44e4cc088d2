import { useState } from 'react'
import { planDays } from '@repo/stats/plan-days.ts'
import { Act } from './button.tsx'
import { ask } from './ask.ts'
import { readable } from './draw-sentence.tsx'
import { usePanel } from './panel-context.ts'
import { Body, ScreenHead } from './panel-parts.tsx'
import type { Refusal } from './words.ts'

/** A page with another headline, beside the one that is: A stays, B is tried. How long an experiment would take is said before it is made. */
export function VariantScreen() {
  const { editor, words } = usePanel()
  const shown = editor.page?.headline()
  const facts = shown && editor.facts.get(shown.id)
  const path = editor.page?.path ?? '/'
  const [name, setName] = useState(() => freeName(path, (taken) => editor.pages.some((page) => page.path === taken)))
  const [isNaming, setNaming] = useState(false)
  const [isWanted, setWanted] = useState(false)
  const [chosen, choose] = useState<number>()
  const [numbers, setNumbers] = useState({ baseline: '4', visits: '200' })
  const [made, setMade] = useState<{ path?: string; refusal?: Refusal }>()
  if (!facts)
    return (
      <Body>
        <ScreenHead title={words.variant} />
        <p>{words.noHeadline}</p>
      </Body>
    )
  const baseline = Number(numbers.baseline) / 100
  const asked = { baseline, share: 0.5, visitsPerDay: Number(numbers.visits) }
  // Of 70 who reach the goal, 50% more would be more than all.
  const plans = [50, 30, 20].flatMap((percent) => {
    const days = planDays({ ...asked, worth: 1 + percent / 100 })?.days
    return days === undefined ? [] : [{ percent, days }]
  })
  const [shortest] = plans
  const smallest = plans.findLast(({ days }) => days <= longest)?.percent
  const lift = plans.find(({ percent }) => percent === chosen)?.percent ?? smallest ?? 0
  const isTried = isWanted && smallest !== undefined
  const submit = async (form: FormData) => {
    const { status, body } = await ask<NonNullable<typeof made>>('variant', {
      id: facts.id,
      headline: form.get('headline'),
      name,
      hypothesis: form.get('hypothesis'),
      ...(isTried && { experiment: { baseline, worth: 1 + lift / 100 } }),
    })
    setMade(status === 200 || body.refusal ? body : { refusal: 'failed' })
    await editor.readPages()
  }
  return (
    <Body
      foot={
        <Act look="big" type="submit" form="ed-variant">
          {words.make}
        </Act>
      }
    >
      <ScreenHead title={words.variant} />
      <form
        id="ed-variant"
        className="ed-form"
        onSubmit={(event) => {
          event.preventDefault()
          void submit(new FormData(event.currentTarget))
        }}
      >
        <div className="ed-headline">
          <p className="ed-label">
            <i>A</i> {words.asNow}
          </p>
          <p dir="auto">{readable(editor.textOf(facts.id), facts.locale)}</p>
        </div>
        <label className="ed-headline ed-b">
          <span className="ed-label">
            <i>B</i> {words.yourWords}
          </span>
          <textarea
            name="headline"
            aria-label="B"
            required
            maxLength={200}
            rows={2}
            dir="auto"
            defaultValue={editor.textOf(facts.id)}
          />
        </label>
        <label className="ed-labelled">
          <b>{words.hypothesis}</b>
          <input name="hypothesis" className="ed-input" required maxLength={200} dir="auto" />
        </label>
        <label className="ed-switch">
          <input
            type="checkbox"
            role="switch"
            checked={isTried}
            aria-checked={isTried}
            disabled={!smallest}
            onChange={({ target }) => setWanted(target.checked)}
          />
          <b>{words.experiment}</b>
        </label>
        <div className="ed-two">
          {(['baseline', 'visits'] as const).map((field) => (
            <label className="ed-labelled" key={field}>
              <b>{words[field]}</b>
              <input
                className="ed-input"
                inputMode="decimal"
                value={numbers[field]}
                onChange={({ target }) => setNumbers({ ...numbers, [field]: target.value })}
              />
            </label>
          ))}
        </div>
        {!smallest && (
          <p className="ed-hint">
            {shortest ? words.hopeless(shortest.percent, shortest.days) : words.refused.numbers}
          </p>
        )}
        {isTried && (
          <>
            <p className="ed-hint">{words.howBig}</p>
            <div>
              {plans.map(({ percent, days }) => (
                <label className="ed-lift" key={percent}>
                  <input type="radio" name="lift" checked={lift === percent} onChange={() => choose(percent)} />
                  <bdi dir="ltr">+{percent}%</bdi>
                  <span className={days > longest ? 'ed-days ed-ash' : 'ed-days'}>
                    {Array.from({ length: Math.min(days, 120) }, (_, place) => (
                      <i key={place} />
                    ))}
                  </span>
                  <span>{days > longest ? words.daysLong(days) : words.days(days)}</span>
                </label>
              ))}
            </div>
            <div className="ed-headline">
              <span className="ed-hint">{words.leadAds}</span>
              <b dir="ltr">
                {editor.page?.host}/try/{name}
              </b>
              <span className="ed-hint">{words.onlyTry}</span>
            </div>
          </>
        )}
        {isNaming ? (
          <label className="ed-labelled">
            <b>{words.address}</b>
            <input
              className="ed-input"
              dir="ltr"
              required
              value={name}
              onChange={({ target }) => setName(asName(target.value))}
            />
          </label>
        ) : (
          <p className="ed-hint">
            {words.hidden} <bdi dir="ltr">/{name}</bdi>.{' '}
            <Act look="link" press={() => setNaming(true)}>
              {words.change}
            </Act>
          </p>
        )}
        {made && (
          <output className="ed-said">
            {made.refusal ? words.refused[made.refusal] : words.made}{' '}
            {made.path && (
              <Act look="link" dir="ltr" press={() => void editor.go(made.path ?? '/')}>
                {made.path}
              </Act>
            )}
          </output>
        )}
      </form>
    </Body>
  )
}

/** An experiment that takes longer than eight weeks ends in another season. */
const longest = 56

/** `/pricing` → `pricing-b`, `/pricing-he` → `pricing-b-he`, or the next letter that is free. */
function freeName(path: string, isTaken: (path: string) => boolean): string {
  const [, base = '', language = ''] = /^\/(.*?)(-(?:he|en))?$/.exec(path) ?? []
  const names = [...'bcdefgh'].map((letter) => `${asName(base).slice(0, 18) || 'home'}-${letter}${language}`)
  return names.find((name) => !isTaken(`/${name}`)) ?? ''
}

/** Spaces and capitals are turned, not refused. */
function asName(text: string): string {
  return text
    .toLowerCase()
    .replace(/[\s_/]+/g, '-')
    .replace(/[^a-z0-9-]/g, '')
    .replace(/^[^a-z]+/, '')
    .slice(0, 24)
}
