import type { ReactNode } from 'react'

/** The number of a step, in the shape of an answer: filled when it is done or fixed, lemon when it is next. */
export function StepNumber({ state = 'done', children }: { state?: keyof typeof looks; children: ReactNode }) {
  return (
    <i
      aria-hidden="true"
      className={`grid size-7 flex-none place-items-center cut-corner rounded-full font-display text-plain leading-none not-italic ${looks[state]}`}
    >
      {children}
    </i>
  )
}

const looks = {
  done: 'bg-ink text-paper',
  now: 'bg-lemon',
  later: 'inset-ring-2 inset-ring-ash',
}
