import type { IconName } from '@repo/content/icon-name.ts'
import { Icon } from './icon.tsx'

const grounds = {
  paper: 'bg-paper text-ink',
  fog: 'bg-fog text-ink',
  lemon: 'bg-lemon text-ink',
  blush: 'bg-blush text-ink',
  ink: 'bg-ink text-paper',
  jade: 'bg-jade text-ink',
  tomato: 'bg-tomato text-ink',
}

/** An icon in the answer shape: a circle with one hard corner. `className` sizes it. */
export function AnswerIcon({ name, ground = 'paper', className = 'size-16' }: Props) {
  return (
    <span className={`grid flex-none place-items-center rounded-pill nib ${grounds[ground]} ${className}`}>
      <Icon name={name} className="size-6.5" />
    </span>
  )
}

interface Props {
  name: IconName
  ground?: keyof typeof grounds
  className?: string
}
