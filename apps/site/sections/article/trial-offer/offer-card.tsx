import type { ReactNode } from 'react'

export function OfferCard({ children }: { children: ReactNode }) {
  return (
    <div className="on-ink rounded-card rounded-ee-[6px] bg-ink p-[1.6rem] text-paper tab:rounded-xl tab:rounded-ee-[6px] tab:px-[2.4rem] tab:py-9">
      {children}
    </div>
  )
}
