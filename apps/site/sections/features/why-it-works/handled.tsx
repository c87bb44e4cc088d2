import type { IconName } from '@repo/content/icon-name.ts'
import { Icon } from '@repo/ui/icon.tsx'

/** A doubt, a reply, a sale. */
export function Handled() {
  return (
    <div className="flex items-center gap-3.5 max-mini:gap-1.5" aria-hidden="true">
      <Voice icon="question" className="cut-corner-end bg-tomato" />
      <Pause />
      <Voice icon="reply" className="cut-corner bg-ink text-paper rtl:*:-scale-x-100" />
      <Pause />
      <Voice icon="bag" className="cut-corner-end bg-jade" />
    </div>
  )
}

function Voice({ icon, className }: { icon: IconName; className: string }) {
  return (
    <span className={`grid size-16 max-mini:size-12 flex-none place-items-center rounded-pill ${className}`}>
      <Icon name={icon} className="size-7" />
    </span>
  )
}

function Pause() {
  return (
    <span className="flex gap-1.5">
      {[0, 1, 2].map((dot) => (
        <i key={dot} className="size-2.25 rounded-pill bg-ink" />
      ))}
    </span>
  )
}
