import type { LessonsPicture } from '#content/sections/illustrations.ts'
import { Icon } from '#ui/icon.tsx'
import { Words } from '#ui/words.tsx'
import './lessons.css'

export function Lessons({ lessons }: LessonsPicture) {
  return (
    <ul className="lessons">
      {lessons.map(({ icon, label }) => (
        <li key={label} className="lessons-lesson">
          <Icon name={icon} className="lessons-icon size-[18px]" />
          <span className="flex-1">
            <Words>{label}</Words>
          </span>
          <span className="lessons-learnt" aria-hidden="true">
            <Icon name="check" className="size-3.5" stroke={3} />
          </span>
        </li>
      ))}
    </ul>
  )
}
