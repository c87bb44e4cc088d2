import { ChevronDown, type LucideIcon } from 'lucide-react'
import { useId } from 'react'

interface ChoiceProps {
  label: string
  Icon?: LucideIcon | undefined
  value: string
  options: readonly { value: string; name: string }[]
  /** The chosen option in short. */
  shown?: string
  change: (value: string) => void
  /** Its surface. */
  className?: string
}

/** A list of the browser's own, over what is chosen: its options may say more than there is room for. */
export function Choice({ label, Icon, value, options, shown, change, className = 'bg-fog' }: ChoiceProps) {
  const id = useId()
  return (
    <span
      className={`relative inline-flex min-h-9.5 max-tab:min-h-11 max-w-60 min-w-0 items-center gap-2 rounded-small px-3 font-semibold has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink ${className}`}
    >
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      {Icon && <Icon aria-hidden="true" className="pointer-events-none size-3.75 flex-none" />}
      <bdi aria-hidden="true" className="grow truncate text-start">
        {shown ?? options.find((option) => option.value === value)?.name ?? value}
      </bdi>
      <select
        id={id}
        className="absolute inset-0 min-h-9.5 w-full min-w-0 cursor-pointer appearance-none font-semibold opacity-0 outline-none"
        value={value}
        onChange={({ target }) => change(target.value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.name}
          </option>
        ))}
      </select>
      <ChevronDown aria-hidden="true" className="pointer-events-none size-3.75 flex-none" />
    </span>
  )
}
