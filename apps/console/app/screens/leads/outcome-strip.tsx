import { type SubmitEvent, useEffect, useId, useRef, useState } from 'react'
import type { LeadChange, LeadState } from '@repo/console/api/leads.ts'
import { useWords } from '../../words/use-words.tsx'
import type { Times } from './use-times.ts'
import { toInstant, toWallTime } from './zoned-time.ts'

const chip = 'min-h-9 rounded-pill px-3.5 text-micro font-semibold inset-ring-2 inset-ring-ink max-tab:min-h-11'

/** The keys 1 to 5, in the order of the strip; 3 is a callback. */
const outcomeKeys: (LeadState | undefined)[] = ['called', 'no_answer', undefined, 'won', 'lost']

type Answer = Pick<LeadChange, 'state' | 'callAt'>

/** "How did it go?": always there, because it is what the panel is for. After a call it takes the focus. */
export function OutcomeStrip({
  times,
  isAsked,
  answer,
}: {
  times: Times
  /** After a call. */
  isAsked: boolean
  answer: (change: Answer) => void
}) {
  const words = useWords().leads
  const id = useId()
  const strip = useRef<HTMLElement>(null)
  const [asksTime, setAsksTime] = useState(false)
  useEffect(() => {
    if (isAsked) strip.current?.focus({ preventScroll: true })
  }, [isAsked])
  const act = (change: Answer) => {
    setAsksTime(false)
    answer(change)
  }
  const states: LeadState[] = ['called', 'no_answer']
  const ends: LeadState[] = ['won', 'lost']
  const outcome = (state: LeadState) => (
    <button
      key={state}
      type="button"
      className={`${chip} hover:bg-lemon-soft`}
      data-key={`Digit${outcomeKeys.indexOf(state) + 1}`}
      onClick={() => act({ state })}
    >
      {words.outcomes[state as keyof typeof words.outcomes]}
    </button>
  )
  return (
    <section
      ref={strip}
      tabIndex={-1}
      className="nib mb-4 rounded-medium bg-lemon px-4 pt-3.5 pb-4"
      aria-labelledby={id}
    >
      <h3 id={id} className="font-display text-body/tight">
        {asksTime ? words.callBack.title : words.asks}
      </h3>
      {asksTime ? (
        <CallBackForm
          times={times}
          save={(callAt) => act({ state: 'called', callAt })}
          cancel={() => setAsksTime(false)}
        />
      ) : (
        <div className="mt-2.5 flex flex-wrap items-center gap-1.5">
          {states.map(outcome)}
          <button
            type="button"
            className={`${chip} hover:bg-lemon-soft`}
            data-key="Digit3"
            onClick={() => setAsksTime(true)}
          >
            {words.outcomes.callBack}
          </button>
          {ends.map(outcome)}
        </div>
      )}
    </section>
  )
}

/** A time of the owner's time zone. */
function CallBackForm({ times, save, cancel }: { times: Times; save: (callAt: string) => void; cancel: () => void }) {
  const words = useWords().leads.callBack
  const { now, timeZone } = times
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  const tomorrow = `${toWallTime(now + dayMs, timeZone).slice(0, 10)}T10:00`
  const [wall, setWall] = useState(() => toWallTime(now + hourMs, timeZone))
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (wall) save(toInstant(wall, timeZone).toISOString())
  }
  return (
    <form className="mt-2.5 flex flex-wrap items-center gap-1.5" onSubmit={submit}>
      <button
        type="button"
        className={`${chip} hover:bg-lemon-soft`}
        onClick={() => save(new Date(now + hourMs).toISOString())}
      >
        {words.inAnHour}
      </button>
      <button
        type="button"
        className={`${chip} hover:bg-lemon-soft`}
        onClick={() => save(toInstant(tomorrow, timeZone).toISOString())}
      >
        {words.tomorrow}
      </button>
      <label>
        <span className="sr-only">{`${words.other}. ${words.zone(timeZone)}`}</span>
        <input
          ref={field}
          type="datetime-local"
          className="min-h-9 rounded-small bg-paper px-2.5 max-tab:min-h-11 max-tab:text-body"
          value={wall}
          min={toWallTime(now, timeZone)}
          max={toWallTime(now + 365 * dayMs, timeZone)}
          required
          onChange={(event) => setWall(event.target.value)}
        />
      </label>
      <button type="submit" className={`${chip} bg-ink text-paper`}>
        {words.save}
      </button>
      <button type="button" className={`${chip} hover:bg-lemon-soft`} onClick={cancel}>
        {words.cancel}
      </button>
      <span className="basis-full text-micro">{words.zone(timeZone)}</span>
    </form>
  )
}

const hourMs = 3_600_000
const dayMs = 24 * hourMs
