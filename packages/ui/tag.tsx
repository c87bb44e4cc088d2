import type { ReactNode } from 'react'

const surfaces = {
  fog: 'bg-fog-2 text-ink',
  ink: 'bg-ink text-paper',
  dim: 'bg-ink-3 text-paper',
  lemon: 'bg-lemon text-ink',
  'lemon-soft': 'bg-lemon-soft text-ink',
  mint: 'bg-mint text-ink',
  tomato: 'bg-tomato-soft text-tomato-deep',
}

export function Tag({ surface = 'fog', className = '', children }: Props) {
  return (
    <span
      className={`inline-flex items-center gap-2 rounded-pill px-3 py-2 text-micro/none font-semibold whitespace-nowrap ${surfaces[surface]} ${className}`}
    >
      {children}
    </span>
  )
}

interface Props {
  surface?: keyof typeof surfaces
  className?: string
  children: ReactNode
}
