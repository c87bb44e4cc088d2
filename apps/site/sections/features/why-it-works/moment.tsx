import { Dot } from '@repo/ui/dot.tsx'

/** A visit as dots: the question waits for its moment. */
export function Moment() {
  return (
    <div className="flex flex-nowrap items-center gap-1.5 lap:gap-3" aria-hidden="true">
      {Array.from({ length: 12 }, (_, place) => (
        <Dot key={place} className={place === 9 ? 'w-10 cut-corner bg-lemon lap:w-13' : 'w-3.75 bg-line lap:w-5'} />
      ))}
    </div>
  )
}
