import { SmallButton } from '../../../shared/controls/small-button.tsx'
import { useIsPhone } from '../../../shared/shell/use-is-phone.ts'
import { useWords } from '../../../shared/words/use-words.tsx'
import type { DrawnDay } from './trend-days.ts'

/** A day in figures, each with its difference to the same weekday before; above the chart, on the side with more room.
 * `place` and `width`: of its column, as shares of the chart. `openRead`: for a finger, whose tap reads the day. */
export function TrendReading({
  day,
  place,
  width,
  canOpen,
  openRead,
}: {
  day: DrawnDay | undefined
  place: number
  width: number
  canOpen: boolean
  openRead: (() => void) | undefined
}) {
  const { trend: words, format } = useWords()
  const isPhone = useIsPhone()
  const isLate = place > 0.5
  const margins = isLate
    ? { marginInline: `auto ${(1 - place) * 100}%` }
    : { marginInlineStart: `${(place + width) * 100}%` }
  return (
    <div className="mb-2 flex min-h-14 items-center gap-2 ps-11 max-tab:min-h-22 max-tab:flex-wrap max-tab:p-0">
      {!day && <p className="-ms-11 text-slate">{canOpen ? words.howOpen : words.how}</p>}
      <div
        aria-hidden="true"
        className={
          day &&
          `flex flex-none gap-x-7 gap-y-1 rounded-[16px] bg-ink px-4.5 py-2 whitespace-nowrap text-paper max-tab:flex-auto max-tab:flex-wrap ${isLate ? 'rounded-ee-[3px]' : 'rounded-es-[3px]'}`
        }
        data-side={isLate ? 'end' : 'start'}
        style={isPhone ? undefined : margins}
      >
        {day && (
          <>
            <p className="max-tab:w-full">
              <b>{format.weekday(day.day)}</b>
              {day.weekBefore && (
                <span className="block text-micro text-ash">{words.vsWeekBefore(format.weekdayName(day.day))}</span>
              )}
            </p>
            {(['visits', 'starts', 'leads'] as const).map((figure) => (
              <p key={figure}>
                <b>{format.number(day[figure])}</b>{' '}
                {day.weekBefore && (
                  <span className="text-lemon">{format.signed(day[figure] - day.weekBefore[figure])}</span>
                )}
                <span className="block text-micro text-ash">{words.of[figure](day[figure])}</span>
              </p>
            ))}
          </>
        )}
      </div>
      {day && openRead && (
        <SmallButton look="line" className="max-tab:w-full" onClick={openRead}>
          {words.openDay}
        </SmallButton>
      )}
    </div>
  )
}

/** The same in a sentence, for screen readers: the value of the range. */
export function useReadingText(day: DrawnDay | undefined): string {
  const { trend: words, format } = useWords()
  if (!day) return ''
  const before = day.weekBefore
  const figures = (['visits', 'starts', 'leads'] as const).map(
    (figure) =>
      `${format.number(day[figure])} ${words.of[figure](day[figure])}${before ? ` ${format.signed(day[figure] - before[figure])}` : ''}`,
  )
  return [
    format.weekday(day.day),
    ...figures,
    ...(before ? [words.vsWeekBefore(format.weekdayName(day.day))] : []),
  ].join(', ')
}
