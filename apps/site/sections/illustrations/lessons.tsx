import type { LessonsPicture } from '@repo/content/sections/illustrations.ts'
import { Icon } from '@repo/ui/icon.tsx'
import { plainWords } from '@repo/ui/plain-words.ts'
import { Words } from '@repo/ui/words.tsx'

export function Lessons({ lessons }: LessonsPicture) {
  return (
    <ul className="grid gap-1.75">
      {lessons.map(({ icon, label }) => (
        <li
          key={plainWords(label)}
          className="flex items-center gap-3 rounded-medium bg-paper px-4 py-3 text-base/snug in-[.on-ink]:bg-ink-2"
        >
          <Icon name={icon} className="size-4.5 in-[.on-ink]:text-lemon" />
          <Words.span className="flex-1 text-pretty">{label}</Words.span>
          <span
            className="grid size-6 flex-none place-items-center rounded-circle rounded-es-tip bg-jade text-ink"
            aria-hidden="true"
          >
            <Icon name="check" className="size-3.5" stroke={3} />
          </span>
        </li>
      ))}
    </ul>
  )
}
