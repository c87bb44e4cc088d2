import type { ReactNode } from 'react'

export function OfferCard({ children }: { children: ReactNode }) {
  return (
    <div className="on-ink rounded-card rounded-ee-cut-corner bg-ink p-6.5 text-paper tab:rounded-xl tab:rounded-ee-cut-corner tab:px-9.5 tab:py-9">
      {children}
    </div>
  )
}
