import type { LessonsPicture, MomentsPicture } from '@repo/content/sections/illustrations.ts'
import { Icon } from '@repo/ui/icon.tsx'
import { plainWords } from '@repo/ui/plain-words.ts'
import { Words } from '@repo/ui/words.tsx'
import { Tap, Taps } from './tap.tsx'

/** Lessons to tick. The last one is left to the reader. */
export function TouchLessons({ lessons }: LessonsPicture) {
  return (
    <Taps className="grid gap-1.5">
      {lessons.map(({ icon, label }, place) => (
        <Tap
          key={plainWords(label)}
          type="checkbox"
          name="lesson"
          isChosen={place < lessons.length - 1}
          className="group grid min-h-13 grid-cols-[24px_minmax(0,1fr)_32px] items-center gap-3 rounded-medium bg-paper px-3.5 py-1.5 leading-tight font-semibold text-balance in-[.on-ink]:bg-ink-3"
        >
          <Icon name={icon} className="size-5 in-[.on-ink]:text-lemon" />
          <Words.span className="text-pretty">{label}</Words.span>
          <span
            aria-hidden="true"
            className="grid size-8 place-items-center rounded-circle border-2 border-ash text-transparent group-has-checked:rounded-es-cut-corner group-has-checked:border-jade group-has-checked:bg-jade group-has-checked:text-ink"
          >
            <Icon name="check" className="size-4" stroke={3} />
          </span>
        </Tap>
      ))}
    </Taps>
  )
}

/** Moments to switch on and off. */
export function TouchMoments({ moments }: MomentsPicture) {
  return (
    <Taps className="flex flex-wrap gap-2">
      {moments.map(({ icon, label }, place) => (
        <Tap
          key={plainWords(label)}
          type="checkbox"
          name="moment"
          isChosen={place === 0}
          className="flex min-h-11 items-center gap-2 rounded-large bg-paper px-3 py-1.5 leading-tight font-semibold tab:px-4 has-checked:rounded-es-cut-corner has-checked:bg-lemon has-checked:text-ink in-[.on-ink]:bg-ink-3 in-[.on-ink]:has-checked:bg-lemon"
        >
          <Icon name={icon} className="size-5" />
          <Words.span>{label}</Words.span>
        </Tap>
      ))}
    </Taps>
  )
}
