import { type ComponentProps, type ReactNode, type RefObject, useEffect, useId, useRef, useState } from 'react'
import { Form } from '../../../shared/controls/form.tsx'
import { useWords } from '../../../shared/words/use-words.tsx'
import { type Answer, outcomeChange } from './outcome-change.ts'
import type { Times } from './use-times.ts'
import { toInstant, tomorrowAt, toWallTime } from './zoned-time.ts'

const chip = 'min-h-9 rounded-pill px-3.5 text-micro font-semibold inset-ring-2 inset-ring-ink max-tab:min-h-11'

/** In the order of the strip, and of the keys 1 to 5. */
const outcomes = ['called', 'no_answer', 'callBack', 'won', 'lost'] as const

/** "How did it go?": always there, because it is what the panel is for. After a call it takes the focus. */
export function OutcomeStrip({
  strip,
  times,
  isAsked,
  callAt,
  answer,
  children,
}: {
  strip: RefObject<HTMLElement | null>
  times: Times
  /** After a call. */
  isAsked: boolean
  /** When to call back, as it is now. */
  callAt: string | undefined
  answer: (change: Answer) => void
  /** What was answered, and where to go on. */
  children?: ReactNode
}) {
  const words = useWords().leads
  const id = useId()
  const [asksTime, setAsksTime] = useState(false)
  useEffect(() => {
    if (isAsked) strip.current?.focus({ preventScroll: true })
  }, [isAsked, strip])
  const act = (change: Answer) => {
    setAsksTime(false)
    answer(change)
  }
  return (
    <section
      ref={strip}
      tabIndex={-1}
      className="cut-corner mb-4 rounded-medium bg-lemon px-4 pt-3.5 pb-4"
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
          {outcomes.map((outcome, place) => (
            <Chip
              key={outcome}
              data-key={`Digit${place + 1}`}
              onClick={() =>
                outcome === 'callBack' ? setAsksTime(true) : act(outcomeChange(outcome, callAt, times.now))
              }
            >
              {words.outcomes[outcome]}
            </Chip>
          ))}
        </div>
      )}
      {!asksTime && children}
    </section>
  )
}

/** A time of the owner's time zone. */
function CallBackForm({ times, save, cancel }: { times: Times; save: (callAt: string) => void; cancel: () => void }) {
  const words = useWords().leads.callBack
  const { now, timeZone } = times
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  const [wall, setWall] = useState(() => toWallTime(now + hourMs, timeZone))
  return (
    <Form
      className="mt-2.5 flex flex-wrap items-center gap-1.5"
      submit={() => wall && save(toInstant(wall, timeZone).toISOString())}
    >
      <Chip onClick={() => save(new Date(now + hourMs).toISOString())}>{words.inAnHour}</Chip>
      <Chip onClick={() => save(tomorrowAt('10:00', now, timeZone).toISOString())}>{words.tomorrow}</Chip>
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
      <Chip onClick={cancel}>{words.cancel}</Chip>
      <span className="basis-full text-micro">{words.zone(timeZone)}</span>
    </Form>
  )
}

function Chip(button: ComponentProps<'button'>) {
  return <button type="button" className={`${chip} hover:bg-lemon-soft`} {...button} />
}

const hourMs = 3_600_000
const dayMs = 24 * hourMs
